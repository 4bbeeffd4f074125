#!/usr/bin/env python3
"""A language model of 1.1 billion random weights of 4 bits: Tenon, ONNX Runtime GenAI and OpenVINO GenAI in turns.

    genai/bin/pip install jax numpy onnx onnx_ir onnxruntime-genai openvino-genai 'optimum-intel[openvino]' torch transformers
    examples/llm/build build/llm
    genai/bin/python benchmarks/language_model.py FOLDER [--threads 1,2] [--tokens 100] [--rounds 3]

The shape is that of examples/llm (`1b`): 22 layers of 2048, 32 heads, 4 of keys and values, 5632 hidden, 32,000 words. Tenon's weights
are Q4_0 in a GGUF file, the peers' are rounded to 4 bits with a scale for 32 by their own tools; all are random. FOLDER keeps what is made
(6 GB). Each worker is a process that is held to as many cores as it has threads. Printed are the time of a prompt of 510 words, which
differs in each round, and the tokens a second behind it, the best of all rounds, and the most memory of the process. `exact` is f32 throughout;
`default` is what OpenVINO does by itself: rows rounded to 8 bits, caches of 8 bits.
"""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROMPT, WORDS = 510, 32000


# ---- Models of the peers -------------------------------------------------------


def make_hugging_face(folder):
    import torch
    from tokenizers import Tokenizer, models, pre_tokenizers
    from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast
    torch.manual_seed(0)
    config = LlamaConfig(vocab_size=WORDS, hidden_size=2048, intermediate_size=5632, num_hidden_layers=22, num_attention_heads=32,
                         num_key_value_heads=4, max_position_embeddings=2048, rms_norm_eps=1e-5, bos_token_id=1, eos_token_id=2,
                         pad_token_id=0, tie_word_embeddings=False)
    LlamaForCausalLM(config).save_pretrained(folder)
    words = {"<unk>": 0, "<s>": 1, "</s>": 2} | {f"w{i}": i for i in range(3, WORDS)}
    tokenizer = Tokenizer(models.WordLevel(words, unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="<unk>", bos_token="<s>", eos_token="</s>").save_pretrained(folder)


def prepare(folder):
    """Makes the models that are not there."""
    def run(*command):
        subprocess.run([str(part) for part in command], check=True)
    if not (folder / "tenon" / "weights.gguf").exists():
        run(sys.executable, ROOT / "examples/llm/train.py", "--shape=1b", "--random", "--kind=Q4_0", folder / "tenon")
    if not (folder / "hf" / "config.json").exists():
        make_hugging_face(folder / "hf")
    if not (folder / "onnx" / "genai_config.json").exists():
        run(sys.executable, "-m", "onnxruntime_genai.models.builder", "-m", "local", "-i", folder / "hf", "-o", folder / "onnx", "-p", "int4",
            "-e", "cpu", "-c", folder / "cache", "--extra_options", "int4_block_size=32", "int4_accuracy_level=1", "int4_is_symmetric=true")
    if not (folder / "openvino" / "openvino_model.xml").exists():
        run(pathlib.Path(sys.executable).with_name("optimum-cli"), "export", "openvino", "-m", folder / "hf", "--task",
            "text-generation-with-past", "--weight-format", "int4", "--sym", "--group-size", "32", "--ratio", "1.0", "--all-layers",
            folder / "openvino")


# ---- Workers: each prints milliseconds of the prompt, tokens a second, MB ------


def prompt_of(round_):
    import numpy as np
    return np.random.default_rng(round_).integers(3, WORDS, PROMPT)


def report(rounds):
    prompt, token = (min(values) for values in zip(*rounds))
    print(f"{1e3 * prompt:.0f} {1 / token:.1f} {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 // 10**6}")


def onnx_worker(folder, threads, tokens, rounds):
    import onnxruntime_genai as genai
    config = genai.Config(str(folder / "onnx"))
    config.overlay(f'{{"model": {{"decoder": {{"session_options": {{"intra_op_num_threads": {threads}}}}}}}}}')
    model, made = genai.Model(config), []
    for i in range(rounds):
        options = genai.GeneratorParams(model)
        options.set_search_options(max_length=PROMPT + tokens, min_length=PROMPT + tokens, do_sample=False)
        generator = genai.Generator(model, options)
        start = time.perf_counter()
        generator.append_tokens(prompt_of(i).astype("int32"))
        generator.generate_next_token()
        first, count = time.perf_counter(), 0
        while not generator.is_done() and count < tokens - 1:
            generator.generate_next_token()
            count += 1
        made.append((first - start, (time.perf_counter() - first) / count))
    report(made)


def openvino_worker(folder, threads, tokens, rounds, exact):
    import openvino
    import openvino_genai as genai
    config = {"INFERENCE_NUM_THREADS": threads, "NUM_STREAMS": 1}
    if exact:
        config |= {"DYNAMIC_QUANTIZATION_GROUP_SIZE": 0, "INFERENCE_PRECISION_HINT": "f32", "KV_CACHE_PRECISION": "f32"}
    pipeline, made = genai.LLMPipeline(str(folder / "openvino"), "CPU", **config), []
    options = genai.GenerationConfig()
    options.max_new_tokens, options.ignore_eos, options.do_sample, options.apply_chat_template = tokens, True, False, False
    for i in range(rounds):
        metrics = pipeline.generate(openvino.Tensor(prompt_of(i)[None].astype("int64")), options).perf_metrics
        made.append((metrics.get_ttft().mean / 1e3, metrics.get_tpot().mean / 1e3))
    report(made)


def tenon(folder, threads, tokens, rounds, cores, flags):
    """The same of the program of examples/llm, a process for each round."""
    text = ("The compiler reads a program. " * 17)[:PROMPT]
    made = []
    for _ in range(rounds):
        done = subprocess.run([str(ROOT / "build/llm"), str(folder / "tenon"), f"--prompt={text}", f"--tokens={tokens}", f"--threads={threads}",
                               *flags], capture_output=True, check=True, preexec_fn=lambda: os.sched_setaffinity(0, cores))
        found = re.search(rb"tokens in ([\d.]+) ms; \d+ tokens, ([\d.]+) a second; at most (\d+) MB", done.stdout + done.stderr)
        made.append([float(part) for part in found.groups()])
    prompt, speed, memory = zip(*made)
    return f"{min(prompt):.0f} {max(speed):.1f} {max(memory):.0f}"


WORKERS = {
    "ONNX Runtime GenAI, exact": onnx_worker,
    "OpenVINO GenAI, exact": lambda *arguments: openvino_worker(*arguments, exact=True),
    "OpenVINO GenAI, default": lambda *arguments: openvino_worker(*arguments, exact=False),
}
FLAGS = {"Tenon, exact": [], "Tenon, rows of 16 bits": ["--quantized-activations=16"], "Tenon, rows of 8 bits": ["--quantized-activations=8"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--tokens", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--worker", choices=WORKERS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        WORKERS[options.worker](options.folder, int(options.threads), options.tokens, options.rounds)
        return
    options.folder.mkdir(parents=True, exist_ok=True)
    prepare(options.folder)
    print("| | threads | prompt of 510, ms | tokens a second | memory, MB |\n| --- | ---: | ---: | ---: | ---: |")
    for threads in map(int, options.threads.split(",")):
        cores = sorted(os.sched_getaffinity(0))[:threads]
        for name in (*FLAGS, *WORKERS):
            if name in FLAGS:
                cells = tenon(options.folder, threads, options.tokens, options.rounds, cores, FLAGS[name])
            else:
                cells = subprocess.run([sys.executable, __file__, str(options.folder), f"--threads={threads}", f"--tokens={options.tokens}",
                                        f"--rounds={options.rounds}", f"--worker={name}"], capture_output=True, text=True, check=True,
                                       preexec_fn=lambda: os.sched_setaffinity(0, cores)).stdout.splitlines()[-1]
            print(f"| {name} | {threads} | {' | '.join(cells.split())} |", flush=True)


if __name__ == "__main__":
    main()
