/** Safari gives a pressed button no focus: what was pressed last stands in for it where the focus is to come back. */
let pressed: HTMLElement | null = null
document.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[href], [role="menuitem"], input, select, textarea') : null
  },
  { capture: true, passive: true },
)

/** The element with the focus, or what was pressed where a press gave none. */
export const focusPlace = (): HTMLElement | null => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : pressed
}
