export type Form = { [name: string]: string | Form | (string | Form)[] }

/** `a[b][0]` in its parts. */
const partsOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''))

/** Whoever sends `__proto__` names a field of this name, and nothing else. */
const emptyForm = (): Form => Object.create(null) as Form

function put(form: Form, [part = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    form[part] = value
    return
  }
  const inner = form[part]
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : emptyForm()
  form[part] = next
  put(next, rest, value)
}

/** Fields named 0, 1, 2 are a list. */
function listed(value: string | Form | (string | Form)[]): string | Form | (string | Form)[] {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const)
  if (entries.length > 0 && entries.every(([name], place) => name === String(place)))
    return entries.map(([, inner]) => inner as string | Form)
  for (const [name, inner] of entries) value[name] = inner
  return value
}

/** Stripe's way of writing nested fields in a form or an address. */
export function readForm(text: string): Form {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(text)) put(form, partsOf(name), value)
  return listed(form) as Form
}
