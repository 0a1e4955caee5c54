import { useLocation, useNavigate } from 'react-router'

/** The parts of the profile, each edited in a sheet of its own that an address can open: /profile/profile#skills. */
export const sections = [
  'bio',
  'avatar',
  'name',
  'skills',
  'work',
  'education',
  'availability',
  'travel',
  'interests',
  'right-to-work',
  'contact',
] as const
export type Section = (typeof sections)[number]

/** Who came straight into a sheet has opened it from nowhere: the focus goes to its row. */
function focusRow(section: Section | null): void {
  if (document.activeElement === document.body) document.getElementById(`section-${section}`)?.focus({ preventScroll: true })
}

/** The sheet that the address opens, and the way back to the page alone. */
export function useSection() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const open = sections.find((section) => hash === `#${section}`) ?? null
  const close = () => {
    void navigate({ pathname, search }, { replace: true })
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(open)))
  }
  return { open, close }
}
