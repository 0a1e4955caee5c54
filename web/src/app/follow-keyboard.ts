/** Tells the styles, as --keyboard, how much of the page's foot the keyboard covers: Safari lays it over the page instead of making room. */
export function followKeyboard(): void {
  const view = window.visualViewport
  if (!view) return
  const tell = () => {
    // A page that is enlarged by two fingers shows less of itself too.
    const covered = view.scale === 1 ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`)
  }
  view.addEventListener('resize', tell)
  view.addEventListener('scroll', tell)
}
