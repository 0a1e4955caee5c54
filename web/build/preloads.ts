import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
const [signedIn, seeker, employer] = ['app/SignedIn', 'areas/seeker/SeekerArea', 'areas/employer/EmployerArea']

/** By the first part of an address, the modules that its screen waits for beyond the first script. */
const awaited: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['home', 'notifications', 'settings', 'feedback'].map((part) => [part, [signedIn]])),
  ...Object.fromEntries(['find', 'saved', 'applications', 'interview', 'profile'].map((part) => [part, [signedIn, seeker]])),
  ...Object.fromEntries(['company', 'posts', 'applicants', 'questions', 'subscription'].map((part) => [part, [signedIn, employer]])),
}

const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk'

/** A chunk with all that it imports at once. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (seen.has(file) || !isChunk(chunk)) return seen
  seen.add(file)
  for (const next of chunk.imports) withImports(bundle, next, seen)
  return seen
}

function linksFor(bundle: Bundle, modules: readonly string[]): string {
  const chunks = Object.values(bundle).filter(isChunk)
  const entries = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}.tsx`))
    if (!chunk) throw new Error(`The build has no chunk of ${module} to load ahead`)
    return chunk
  })
  const first = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(bundle, fileName)])
  const wanted = new Set(entries.flatMap(({ fileName }) => [...withImports(bundle, fileName)]))
  const scripts = [...wanted].filter((file) => !first.includes(file))
  const styles = new Set(
    chunks.filter(({ fileName }) => scripts.includes(fileName)).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  )
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('')
}

/** `preloads.json`: the links that the server puts into the page of an address, so that its screen's files come with the first ones. */
export function preloads(): Plugin {
  return {
    name: 'evenshift:preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const links = Object.entries(awaited).map(([part, modules]) => [part, linksFor(bundle, modules)])
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(links)) })
      },
    },
  }
}
