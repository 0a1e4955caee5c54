/** The email that the screen before handed on in its navigation state; empty where there is none. */
export function emailOf(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return typeof email === 'string' ? email : ''
}
