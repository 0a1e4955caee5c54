import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const source = (file: string): string => fileURLToPath(new URL(`../src/${file}`, import.meta.url))
const [signedIn, seeker, employer] = [
  source('app/SignedIn.tsx'),
  source('areas/seeker/SeekerArea.tsx'),
  source('areas/employer/EmployerArea.tsx'),
]
/** What several screens share is cut by who shares it; below so many bytes of source it joins its nearest neighbour. */
const SHARED_BYTES_LEAST = 320
/** Styles of a few lines, which many screens share, come in one file. */
const SMALL_STYLE_BYTES = 300

/** The product's own modules that a module brings along at once, itself too. */
function broughtBy(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || id.includes('/node_modules/')) return seen
  seen.add(id)
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) broughtBy(next, context, seen)
  return seen
}

type Brings = (end: string) => boolean

/** Takes what is brought along as `belongs` says. */
function group(name: string, priority: number, belongs: (brings: Brings) => boolean): Rolldown.CodeSplittingGroup {
  const brought = new Map<string, Set<string>>()
  const broughtOnce = (end: string, context: Rolldown.ChunkingContext): Set<string> => {
    const modules = brought.get(end) ?? broughtBy(end, context)
    brought.set(end, modules)
    return modules
  }
  return {
    name: (id, context) => (belongs((end) => broughtOnce(end, context).has(id)) ? name : null),
    debugName: name,
    minShareCount: 2,
    priority,
  }
}

/** How the code is cut: one file for who comes first, one for both signed-in sides, one for each, and few for what screens share. */
export const chunks = (): Rolldown.CodeSplittingOptions => ({
  groups: [
    { name: 'first', tags: ['$initial'], priority: 4 },
    group('signed-in', 3, (brings) => brings(signedIn) || (brings(seeker) && brings(employer))),
    group('seeker', 2, (brings) => brings(seeker)),
    group('employer', 2, (brings) => brings(employer)),
    { name: 'icons', test: /@tabler/, minShareCount: 2, priority: 3 },
    { name: 'small-styles', test: /\.css$/, maxModuleSize: SMALL_STYLE_BYTES, minShareCount: 2, priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SHARED_BYTES_LEAST },
  ],
})
