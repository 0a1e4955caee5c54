import type * as TestingLibrary from '@testing-library/dom'

export type Pattern = { readonly text: string; readonly exact: boolean } | { readonly source: string; readonly flags: string }

/** One step on the way to elements, each from those that the step before found. */
export type Step =
  | {
      readonly by: 'role'
      readonly role: string
      readonly name: Pattern | null
      readonly level: number | null
      readonly pressed: boolean | null
    }
  | { readonly by: 'label' | 'text' | 'words'; readonly text: Pattern }
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'sight' }
  | { readonly by: 'also'; readonly steps: readonly Step[] }
  | { readonly by: 'place'; readonly place: number }

/** Runs in the page, beside Testing Library: the elements at the end of the way, in the page's order; none in a page without it. */
export function find(way: readonly Step[]): Element[] {
  const library = (globalThis as unknown as { readonly TestingLibraryDom?: typeof TestingLibrary }).TestingLibraryDom
  if (library === undefined) return []
  const matches = (text: string, pattern: Pattern) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(line)
    return pattern.exact ? line === pattern.text : line.toLowerCase().includes(pattern.text.toLowerCase())
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const inside = (scope: HTMLElement, step: Step): Element[] => {
    switch (step.by) {
      case 'role': {
        const { role, name, level, pressed } = step
        return library.queryAllByRole(scope, role, {
          ...(name && { name: (text: string) => matches(text, name) }),
          ...(level !== null && { level }),
          ...(pressed !== null && { pressed }),
        })
      }
      case 'label':
        return library.queryAllByLabelText(scope, (text) => matches(text, step.text))
      case 'text': {
        const has = (element: Element) => !element.matches('script, style') && matches(element.textContent, step.text)
        return [...scope.querySelectorAll('*')].filter((element) => has(element) && ![...element.children].some(has))
      }
      case 'css':
        return [...scope.querySelectorAll(step.css)]
      default:
        return []
    }
  }
  const follow = (steps: readonly Step[]): Element[] => {
    let found: Element[] = [document.body]
    for (const step of steps)
      switch (step.by) {
        case 'words':
          found = found.filter(({ textContent }) => matches(textContent, step.text))
          break
        case 'sight':
          found = found.filter(isSeen)
          break
        case 'also': {
          const also = follow(step.steps)
          found = found.filter((element) => also.includes(element))
          break
        }
        case 'place':
          found = found.slice(step.place, step.place + 1)
          break
        default: {
          const next = new Set(found.flatMap((scope) => inside(scope as HTMLElement, step)))
          found = [...next].sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
        }
      }
    return found
  }
  return follow(way)
}
