import fc from 'fast-check';

/**
 * Generated inputs are the same in each run, so that a run fails for what was changed; FC_SEED=1, 2, … looks further.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261130) });
