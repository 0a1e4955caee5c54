import { Key } from 'selenium-webdriver'

/** The keys that have a name, by the sign that WebDriver gives them. */
export const keys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Delete: Key.DELETE,
  ArrowRight: Key.ARROW_RIGHT,
}

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A browser that is driven from outside; `Handle` is how its driver names an element. */
export interface Browser<Handle> {
  /** Runs a function in the page; a handle among the values arrives there as its element. */
  run<T>(look: (...values: never[]) => T, ...values: readonly unknown[]): Promise<Awaited<T>>
  /** The same for a function that answers with elements. */
  runForElements(look: (...values: never[]) => Element[], ...values: readonly unknown[]): Promise<readonly Handle[]>
  /** Runs a script's text in the page. */
  load(script: string): Promise<void>
  /** Clicks as a person does, in the middle of what is seen of it; throws `InTheWay` where it can't be clicked now. */
  click(element: Handle): Promise<void>
  /** Types at the focus: one of `keys` by its name, or a text. */
  press(text: string): Promise<void>
  open(address: string): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** Thrown where something lies over an element, or it is drawn anew: it may be acted on in a moment. */
export class InTheWay extends Error {}
