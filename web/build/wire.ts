import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

type Calls = Readonly<Record<string, { readonly method: string; readonly path: string; readonly caller: string }>>
interface Source {
  readonly calls: Calls
  readonly base: string
}

const contract = new URL('../../contract/src/', import.meta.url)
const read = async <M>(file: string): Promise<M> =>
  (await runnerImport<M>(fileURLToPath(new URL(file, contract)), { configFile: false, logLevel: 'error' })).module

/** The identity's calls by who makes them: what somebody who is signed in asks comes later than the way in. */
async function identityCalls(isTheirs: (caller: string) => boolean): Promise<Calls> {
  const { identityService } = await read<{ identityService: { jobseeker: Calls } }>('identity/service.ts')
  return Object.fromEntries(Object.entries(identityService.jobseeker).filter(([, { caller }]) => isTheirs(caller)))
}

const sources: Readonly<Record<string, () => Promise<Source>>> = {
  // The pools' calls are the same but for their base, which the browser puts in front.
  identity: async () => ({ calls: await identityCalls((caller) => caller === 'anyone'), base: '' }),
  'own-identity': async () => ({ calls: await identityCalls((caller) => caller !== 'anyone'), base: '' }),
  'staff-identity': async () => {
    const { identityService, identityBases } = await read<{ identityService: { staff: Calls }; identityBases: { staff: string } }>(
      'identity/service.ts',
    )
    return { calls: identityService.staff, base: identityBases.staff }
  },
  staff: async () => {
    const { staffService, staffBase } = await read<{ staffService: Calls; staffBase: string }>('staff/service.ts')
    return { calls: staffService, base: staffBase }
  },
  seeker: async () => {
    const { seekerService, seekerBase } = await read<{ seekerService: Calls; seekerBase: string }>('seeker/service.ts')
    return { calls: seekerService, base: seekerBase }
  },
  // The few of the seekers' calls that take no token.
  public: async () => {
    const { seekerService, seekerBase } = await read<{ seekerService: Calls; seekerBase: string }>('seeker/service.ts')
    return { calls: Object.fromEntries(Object.entries(seekerService).filter(([, { caller }]) => caller === 'anyone')), base: seekerBase }
  },
  employer: async () => {
    const { employerService, employerBase } = await read<{ employerService: Calls; employerBase: string }>('employer/service.ts')
    return { calls: employerService, base: employerBase }
  },
}

const prefix = 'virtual:wire/'

/** `virtual:wire/<service>`: name → [method, path], read from the contract while building, so that no schema reaches the browser. */
export function wire(): Plugin {
  return {
    name: 'evenshift:wire',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const source = await sources[id.slice(prefix.length + 1)]?.()
      if (!source) return null
      const table = Object.entries(source.calls).map(([name, { method, path }]) => [name, [method, source.base + path]])
      return `export const wire = ${JSON.stringify(Object.fromEntries(table))}`
    },
  }
}
