# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""libraries.py [NAME ...]: runs small programs of libraries on JAX by Tenon's plugin and by XLA in one process, and compares.

Prints the processor time of each as well, nearly all of it compiling. What is not installed is skipped. The last line
is `N passed, N failed`.
"""

import os
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "tenon,cpu")
os.environ.setdefault("KERAS_BACKEND", "jax")

import jax
import jax.numpy as jnp
import numpy as np

CASES = []


def case(function):
    CASES.append(function)
    return function


def key(seed=0):
    return jax.random.key(seed)


def normal(*shape, seed=0):
    return jax.random.normal(key(seed), shape)


@case
def lineax():
    import lineax as lx

    a, b = normal(6, 6), normal(6, seed=1)
    operator = lx.MatrixLinearOperator(a @ a.T + 6 * jnp.eye(6), lx.positive_semidefinite_tag)
    solvers = [lx.LU(), lx.QR(), lx.SVD(), lx.Cholesky(), lx.CG(1e-6, 1e-6), lx.GMRES(1e-6, 1e-6), lx.BiCGStab(1e-6, 1e-6)]
    results = {type(s).__name__: lx.linear_solve(operator, b, s).value for s in solvers}
    tridiagonal = lx.TridiagonalLinearOperator(jnp.arange(1.0, 6.0) + 3, jnp.ones(4), jnp.ones(4) * 0.5)
    results["tridiagonal"] = lx.linear_solve(tridiagonal, b[:5]).value
    results["gradient"] = jax.grad(lambda b: lx.linear_solve(operator, b).value.sum())(b)
    return results


@case
def optimistix():
    import optimistix as optx

    def residual(y, _):
        return jnp.array([10 * (y[1] - y[0] ** 2), 1 - y[0]])

    start, near = jnp.array([-1.2, 1.0]), (1e-4, 1e-4)
    results = {}
    for solver in (optx.LevenbergMarquardt(*near), optx.GaussNewton(*near), optx.Dogleg(*near)):
        results[type(solver).__name__] = optx.least_squares(residual, solver, start).value
    for solver in (optx.BFGS(*near), optx.NelderMead(*near)):
        loss = optx.minimise(lambda y, a: jnp.sum(residual(y, a) ** 2), solver, start, max_steps=2000)
        results[type(solver).__name__] = loss.value
    root = optx.root_find(lambda y, _: y**3 - 2, optx.Bisection(*near), jnp.array(1.0), options={"lower": 0.0, "upper": 3.0})
    results["bisection"] = root.value
    results["fixed point"] = optx.fixed_point(lambda y, _: jnp.cos(y), optx.FixedPointIteration(*near), jnp.array(0.5)).value
    return results


@case
def equinox_training():
    import equinox as eqx
    import optax

    model = eqx.nn.MLP(4, 2, 16, 2, key=key())
    x = normal(32, 4, seed=1)
    y = jnp.stack([x.sum(1), x.prod(1)], 1)
    adam = optax.adam(1e-2)
    state = adam.init(eqx.filter(model, eqx.is_array))

    @eqx.filter_jit
    def step(model, state):
        loss, gradient = eqx.filter_value_and_grad(lambda m: jnp.mean((jax.vmap(m)(x) - y) ** 2))(model)
        updates, state = adam.update(gradient, state)
        return eqx.apply_updates(model, updates), state, loss

    losses = []
    for _ in range(20):
        model, state, loss = step(model, state)
        losses.append(loss)
    return jnp.stack(losses)


@case
def equinox_layers():
    import equinox as eqx

    x, nn = normal(3, 16, 16, seed=2), eqx.nn
    gru, lstm = nn.GRUCell(16, 8, key=key()), nn.LSTMCell(16, 8, key=key())
    return {
        "convolution": nn.Conv2d(3, 8, 3, padding=1, key=key())(x),
        "transposed": nn.ConvTranspose2d(3, 8, 3, stride=2, key=key())(x),
        "average": nn.AvgPool2d(2, 2)(x),
        "adaptive": nn.AdaptiveAvgPool2d(5)(x),
        "largest": nn.MaxPool2d(3, 2)(x),
        "group norm": nn.GroupNorm(3, 3)(x),
        "layer norm": nn.LayerNorm((3, 16, 16))(x),
        "rms norm": nn.RMSNorm((16,))(x[0, 0]),
        "attention": nn.MultiheadAttention(4, 16, key=key())(x[0], x[0], x[0]),
        "gru": jax.lax.scan(lambda state, i: (gru(i, state), state), jnp.zeros(8), x[0])[1],
        "lstm": jax.lax.scan(lambda state, i: (lstm(i, state), state[0]), (jnp.zeros(8), jnp.zeros(8)), x[0])[1],
        "rotary": nn.RotaryPositionalEmbedding(16)(x[0]),
        "embedding": jax.vmap(nn.Embedding(10, 4, key=key()))(jnp.arange(5)),
    }


@case
def diffrax():
    import diffrax as dfx

    term = dfx.ODETerm(lambda t, y, _: jnp.array([y[1], (1 - y[0] ** 2) * y[1] - y[0]]))
    start, control = jnp.array([1.0, 0.0]), dfx.PIDController(1e-4, 1e-4)
    results = {}
    for solver in (dfx.Heun, dfx.Midpoint, dfx.Bosh3, dfx.Tsit5, dfx.Dopri5, dfx.Dopri8, dfx.ImplicitEuler, dfx.Kvaerno3, dfx.Kvaerno5):
        times = dfx.SaveAt(ts=jnp.linspace(0, 2, 5))
        solution = dfx.diffeqsolve(term, solver(), 0.0, 2.0, 0.01, start, stepsize_controller=control, saveat=times)
        results[solver.__name__] = solution.ys
    event = dfx.Event(lambda t, y, args, **_: y[0] < 0)
    results["event"] = dfx.diffeqsolve(term, dfx.Tsit5(), 0.0, 10.0, 0.01, start, event=event, stepsize_controller=control).ys
    noise = dfx.ControlTerm(lambda t, y, _: 0.1, dfx.VirtualBrownianTree(0.0, 1.0, 1e-3, (), key(3)))
    both = dfx.MultiTerm(dfx.ODETerm(lambda t, y, _: -y), noise)
    results["stochastic"] = dfx.diffeqsolve(both, dfx.EulerHeun(), 0.0, 1.0, 0.01, 1.0).ys
    for adjoint in (dfx.RecursiveCheckpointAdjoint(), dfx.BacksolveAdjoint()):

        def end(y, adjoint=adjoint):
            return dfx.diffeqsolve(term, dfx.Tsit5(), 0.0, 1.0, 0.05, y, adjoint=adjoint).ys.sum()

        results[type(adjoint).__name__] = jax.grad(end)(start)
    return results


@case
def blackjax():
    import blackjax as bj

    def density(x):
        return -0.5 * jnp.sum((x - jnp.arange(3.0)) ** 2 / jnp.array([1.0, 2.0, 0.5]))

    results = {}
    for name, kernel in {
        "hmc": bj.hmc(density, 0.3, jnp.ones(3), 5),
        "nuts": bj.nuts(density, 0.3, jnp.ones(3)),
        "mala": bj.mala(density, 0.1),
        "random walk": bj.rmh(density, bj.mcmc.random_walk.normal(jnp.ones(3) * 0.3)),
    }.items():
        state, step = kernel.init(jnp.zeros(3)), jax.jit(kernel.step)
        for i in range(10):
            state, _ = step(key(i), state)
        results[name] = state.position
    return results


@case
def numpyro():
    import numpyro as npro
    import numpyro.distributions as dist
    from numpyro.infer import SVI, Trace_ELBO, autoguide

    x = normal(40, 2)
    y = (x @ jnp.array([1.0, -2.0]) + 0.3 > 0).astype(jnp.float32)

    def model():
        w = npro.sample("w", dist.Normal(0, 1).expand([2]).to_event(1))
        b = npro.sample("b", dist.Normal(0, 1))
        npro.sample("y", dist.Bernoulli(logits=x @ w + b), obs=y)

    svi = SVI(model, autoguide.AutoNormal(model), npro.optim.Adam(0.05), Trace_ELBO())
    results = {"losses": svi.run(key(), 100, progress_bar=False).losses}
    for d in (
        dist.Gamma(2.0, 3.0),
        dist.Beta(2.0, 3.0),
        dist.Dirichlet(jnp.ones(4)),
        dist.StudentT(3.0),
        dist.Poisson(4.0),
        dist.Categorical(probs=jnp.array([0.2, 0.3, 0.5])),
        dist.MultivariateNormal(jnp.zeros(3), jnp.eye(3) + 0.2),
        dist.LKJCholesky(3, 1.0),
        dist.Binomial(10, 0.3),
        dist.VonMises(0.0, 2.0),
        dist.NegativeBinomial2(3.0, 2.0),
        dist.TruncatedNormal(low=0.0),
    ):
        sample = d.sample(key(5), (50,))
        results[type(d).__name__] = sample, d.log_prob(sample)
    return results


@case
def haiku():
    import haiku as hk

    network = hk.transform_with_state(lambda x: hk.nets.ResNet18(10)(x, is_training=True))
    x = normal(2, 32, 32, 3)
    parameters, state = network.init(jax.random.PRNGKey(0), x)
    return jax.jit(network.apply)(parameters, state, None, x)[0]


@case
def jaxopt():
    import jaxopt as jo

    x = normal(30, 5)
    y = x @ jnp.arange(5.0)

    def ridge(w):
        return jnp.mean((x @ w - y) ** 2) + 0.1 * jnp.sum(w**2)

    program = {"params_obj": (2 * jnp.eye(3), jnp.array([1.0, -2.0, 0.5])), "params_eq": (jnp.ones((1, 3)), jnp.ones(1))}
    positive = jo.projection.projection_non_negative
    return {
        "gradient descent": jo.GradientDescent(ridge, maxiter=50).run(jnp.zeros(5)).params,
        "lbfgs": jo.LBFGS(ridge, maxiter=20).run(jnp.zeros(5)).params,
        "projected": jo.ProjectedGradient(ridge, positive, maxiter=50).run(jnp.zeros(5)).params,
        "osqp": jo.OSQP(tol=1e-3).run(params_ineq=(-jnp.eye(3), jnp.zeros(3)), **program).params.primal,
        "simplex": jo.projection.projection_simplex(jnp.array([0.3, 2.0, -1.0])),
        "l1 ball": jo.projection.projection_l1_ball(jnp.array([3.0, -4.0]), 1.0),
    }


@case
def jraph():
    import jraph as jr

    graph = jr.GraphsTuple(
        nodes=normal(5, 3),
        edges=jnp.ones((7, 2)),
        senders=jnp.array([0, 1, 2, 3, 4, 0, 2]),
        receivers=jnp.array([1, 2, 3, 4, 0, 2, 4]),
        n_node=jnp.array([3, 2]),
        n_edge=jnp.array([4, 3]),
        globals=jnp.ones((2, 1)),
    )
    network = jr.GraphNetwork(
        lambda e, sent, received, g: e + sent[:, :2] * received[:, :2],
        lambda n, sent, received, g: n + sent.sum(1, keepdims=True) - received.sum(1, keepdims=True),
        lambda n, e, g: g + n.sum(1, keepdims=True) + e.sum(1, keepdims=True),
    )
    attention = jr.GAT(lambda n: n, lambda sent, received, e: jnp.sum(sent * received, 1, keepdims=True))
    convolution = jr.GraphConvolution(lambda n: n * 2, symmetric_normalization=True)
    result = jax.jit(network)(graph)
    return {
        "network": (result.nodes, result.edges, result.globals),
        "convolution": convolution(graph._replace(edges=None)).nodes,
        "attention": attention(graph).nodes,
        "padded": jr.pad_with_graphs(graph, 10, 10, 4).nodes,
        "softmax": jr.segment_softmax(jnp.arange(7.0), graph.receivers, 5),
    }


@case
def tinygp():
    import tinygp as gp

    x, results = jnp.linspace(0, 5, 30), {}
    for kernel in (gp.kernels.Matern52(1.0), gp.kernels.ExpSquared(1.2), gp.kernels.quasisep.Matern32(1.0)):
        process = gp.GaussianProcess(kernel, x, diag=0.1)
        mean = process.condition(jnp.sin(x), jnp.linspace(0, 5, 7)).gp.loc
        results[type(kernel).__name__] = process.log_probability(jnp.sin(x)), mean
    return results


@case
def ott():
    from ott.geometry import pointcloud
    from ott.solvers import linear

    x, y = normal(20, 2), normal(25, 2, seed=1) + 1

    def transport(x, y):
        return linear.solve(pointcloud.PointCloud(x, y, epsilon=0.1))

    solved = jax.jit(transport)(x, y)
    return solved.reg_ot_cost, solved.matrix, jax.grad(lambda x: transport(x, y).reg_ot_cost)(x)


@case
def e3nn():
    import e3nn_jax as e3

    x, y = e3.normal("2x0e+1x1o+1x2e", key(), (4,)), e3.normal("1x0e+1x1o", key(1), (4,))
    return {
        "product": e3.tensor_product(x, y).array,
        "harmonics": e3.spherical_harmonics("0e+1o+2e+3o", normal(6, 3, seed=2), True).array,
        "rotated": x.transform_by_matrix(e3.rand_matrix(key(3), ())).array,
        "norm": e3.norm(x).array,
    }


@case
def mctx():
    import mctx as mc

    root = mc.RootFnOutput(prior_logits=normal(3, 5), value=jnp.zeros(3), embedding=jnp.zeros((3, 2)))

    def step(_, __, action, embedding):
        reward, logits = jnp.sin(action.astype(jnp.float32)), jnp.ones((3, 5)) * action[:, None]
        output = mc.RecurrentFnOutput(reward=reward, discount=jnp.full(3, 0.9), prior_logits=logits, value=embedding.sum(1))
        return output, embedding + action[:, None]

    policies = (mc.muzero_policy, mc.gumbel_muzero_policy)
    made = [policy(None, jax.random.PRNGKey(1), root, step, num_simulations=16) for policy in policies]
    return [(output.action, output.action_weights) for output in made]


@case
def evosax():
    from evosax.algorithms import CMA_ES

    strategy = CMA_ES(population_size=8, solution=jnp.zeros(4))
    parameters = strategy.default_params
    state = strategy.init(key(), jnp.zeros(4), parameters)
    for i in range(5):
        x, state = strategy.ask(key(i), state, parameters)
        state, _ = strategy.tell(key(i + 9), x, jnp.sum((x - 1) ** 2, 1), state, parameters)
    return x


@case
def jax_md():
    from jax_md import energy, minimize, simulate, space

    displacement, shift = space.periodic(6.0)
    pair = energy.soft_sphere_pair(displacement)
    start, step = minimize.fire_descent(pair, shift)
    state = start(jax.random.uniform(key(), (27, 3)) * 6)
    for _ in range(5):
        state = jax.jit(step)(state)
    start, step = simulate.nvt_nose_hoover(pair, shift, 1e-3, 0.1)
    moving = start(key(1), state.position, mass=1.0)
    for _ in range(5):
        moving = jax.jit(step)(moving)
    return state.position, moving.position


@case
def keras():
    import keras as ks

    ks.utils.set_random_seed(0)
    layers = ks.layers
    model = ks.Sequential(
        [
            layers.Input((16, 16, 3)),
            layers.Conv2D(8, 3, activation="relu"),
            layers.SeparableConv2D(8, 3),
            layers.BatchNormalization(),
            layers.MaxPooling2D(),
            layers.Flatten(),
            layers.Dense(10, activation="softmax"),
        ]
    )
    x = np.random.RandomState(0).normal(size=(8, 16, 16, 3)).astype(np.float32)
    model.compile("sgd", "sparse_categorical_crossentropy")
    history = model.fit(x, np.arange(8) % 10, epochs=2, batch_size=8, shuffle=False, verbose=0)
    return np.array(history.history["loss"]), model.predict(x, verbose=0)


@case
def flax():
    import optax
    from flax import nnx

    class Model(nnx.Module):
        def __init__(self, rngs):
            self.embed = nnx.Embed(20, 16, rngs=rngs)
            self.attend = nnx.MultiHeadAttention(4, 16, rngs=rngs, decode=False)
            self.norm = nnx.LayerNorm(16, rngs=rngs)
            self.out = nnx.Linear(16, 20, rngs=rngs)

        def __call__(self, x):
            h = self.embed(x)
            return self.out(self.norm(h + self.attend(h, mask=nnx.make_causal_mask(x))))

    model, x = Model(nnx.Rngs(0)), jax.random.randint(key(), (4, 12), 0, 20)
    optimizer = nnx.Optimizer(model, optax.adamw(1e-2), wrt=nnx.Param)

    def loss(model):
        return optax.softmax_cross_entropy_with_integer_labels(model(x)[:, :-1], x[:, 1:]).mean()

    @nnx.jit
    def step(model, optimizer):
        value, gradient = nnx.value_and_grad(loss)(model)
        optimizer.update(model, gradient)
        return value

    return jnp.stack([step(model, optimizer) for _ in range(5)])


def run(function, platform):
    """The results as arrays, and the processor time."""
    jax.clear_caches()
    start = time.process_time()
    with jax.default_device(jax.devices(platform)[0]):
        results = jax.tree.map(np.asarray, function())
    return results, time.process_time() - start


def difference(got, want):
    """The first difference of two trees of arrays, or None. Solvers stop near their tolerances."""
    for (path, a), (_, b) in zip(jax.tree_util.tree_leaves_with_path(got), jax.tree_util.tree_leaves_with_path(want)):
        if a.shape != b.shape or a.dtype != b.dtype:
            return f"{jax.tree_util.keystr(path)}: {a.dtype}{a.shape}, not {b.dtype}{b.shape}"
        largest = np.max(np.abs(b[np.isfinite(b)]), initial=1) if b.dtype.kind in "fc" else 0
        if not np.allclose(a, b, rtol=2e-3 * bool(largest), atol=2e-4 * largest, equal_nan=True):
            return f"{jax.tree_util.keystr(path)}: {a.ravel()[:4]}, not {b.ravel()[:4]}"
    return None


def main():
    passed = failed = 0
    for function in CASES:
        name = function.__name__
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        try:
            want, by_xla = run(function, "cpu")
        except ImportError as error:
            print(f"skipped: {name}: {error}")
            continue
        try:
            got, by_tenon = run(function, "tenon")
            wrong = difference(got, want)
        except Exception as error:  # pylint: disable=broad-exception-caught
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            print(f"FAIL {name}: {wrong}")
            failed += 1
        else:
            print(f"{name}: {by_tenon:.1f} s, XLA {by_xla:.1f} s, {by_tenon / by_xla:.2f}", flush=True)
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
