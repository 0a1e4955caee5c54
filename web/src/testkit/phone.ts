import { onTestFinished } from 'vitest'

interface Drawn {
  readonly happyDOM: { setViewport(size: { readonly width: number; readonly height: number }): void }
}

/** A window as narrow as a phone's until the test is over. */
export function onPhone(): void {
  const { happyDOM } = window as unknown as Drawn
  const before = { width: window.innerWidth, height: window.innerHeight }
  happyDOM.setViewport({ width: 390, height: 844 })
  onTestFinished(() => happyDOM.setViewport(before))
}
