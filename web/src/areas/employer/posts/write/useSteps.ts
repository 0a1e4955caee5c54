import type { PostPart } from '@evenshift/contract/states/job/job-terms'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { focusFault } from '#web/areas/employer/posts/write/focus-fault'
import { focusPart } from '#web/areas/employer/posts/write/steps/part-place'
import { type StepKey, stepAt, stepOfPart } from '#web/areas/employer/posts/write/steps/steps'
import { focusFirstFault } from '#web/shared/forms/field-of'

/** The step that the address names, and the ways between steps; each brings the focus to what it was opened for. */
export function useSteps() {
  const [address, setAddress] = useSearchParams()
  const step = stepAt(address.get('step'))
  /** The part that somebody came to this step for. */
  const [wanted, setWanted] = useState<PostPart | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const toFocus = useRef<(() => void) | null>(null)
  useEffect(() => {
    toFocus.current?.()
    toFocus.current = null
  }, [step])

  /** Reads the address as it is at that moment: a save may end after another step was opened. */
  const put = (part: Readonly<Record<string, string>>) =>
    setAddress({ ...Object.fromEntries(new URLSearchParams(window.location.search)), ...part }, { replace: true })
  const open = (key: StepKey, focus: () => void, part: PostPart | null = null) => {
    if (key === step) return focus()
    toFocus.current = focus
    setWanted(part)
    put({ step: key })
    window.scrollTo(0, 0)
  }
  return {
    step,
    wanted,
    heading,
    put,
    /** Opens a step at its heading. */
    go: (key: StepKey) => open(key, () => heading.current?.focus({ preventScroll: true })),
    /** Opens a part where it is written. */
    edit: (part: PostPart) => open(stepOfPart(part), () => focusPart(part), part),
    /** Opens a step that holds what was refused, with the field in focus that is told this, or else the first. */
    mend: (key: StepKey | undefined, fault?: string) => open(key ?? step, fault === undefined ? focusFirstFault : () => focusFault(fault)),
  }
}
