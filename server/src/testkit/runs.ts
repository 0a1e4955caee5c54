const TIMES = Number(process.env['TEST_RUNS'] ?? 1)

/** How often a property is tried: so often in `npm test`, TEST_RUNS times as often where that is set, as by `npm run soak`. */
export const runs = (usual: number): number => Math.ceil(usual * TIMES)
