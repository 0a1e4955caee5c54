import type { PostPart } from '@evenshift/contract/states/job/job-terms'
import { useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'
import { focusPart } from '#web/areas/employer/posts/write/steps/part-place'
import {
  type SetPart,
  type StepKey,
  firstPartOf,
  firstStepOf,
  isSetPart,
  stepAt,
  stepOf,
} from '#web/areas/employer/posts/write/steps/steps'
import { focusFault } from '#web/shared/forms/field-of'

/** The sheet of a part, and what is wrong in it that it was opened for. */
export interface OpenSheet {
  readonly part: SetPart
  readonly fault?: string | undefined
}

/**
 * The step that the address names, and the ways between steps; each brings the focus to what it was opened for. Every step is one of the
 * browser's own, so that its Back and Forward lead through them.
 */
export function useSteps(isNamed: boolean) {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  const [isNamedAtFirst] = useState(isNamed)
  const step = stepAt(address.get('step'), isNamedAtFirst)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const toFocus = useRef<(() => void) | null>(null)
  const focused = useRef(step)
  useEffect(() => {
    if (focused.current === step) return
    focused.current = step
    if (toFocus.current) toFocus.current()
    else heading.current?.focus({ preventScroll: true })
    toFocus.current = null
  }, [step])

  /** Reads the address as it is at that moment: a save may end after another step was opened. */
  const put = (part: Readonly<Record<string, string>>, options: NavigateOptions) =>
    setAddress({ ...Object.fromEntries(new URLSearchParams(window.location.search)), ...part }, options)
  const open = (key: StepKey, focus: () => void) => {
    if (key === step) return focus()
    toFocus.current = focus
    put({ step: key }, { state })
    window.scrollTo(0, 0)
  }
  /** Opens the step of a part and its sheet, which takes the focus itself, or brings its fields on the page into focus. */
  const openPart = (part: PostPart | undefined, focus: () => void, fault?: string) => {
    const isSheet = isSetPart(part)
    setSheet(isSheet ? { part, fault } : null)
    open('week', isSheet ? () => undefined : focus)
  }
  return {
    step,
    sheet,
    setSheet,
    heading,
    /** Names the draft in the address, which brings it back from then on. */
    name: (id: string) => put({ draft: id }, { replace: true }),
    /** Opens a step at its heading. */
    go: (key: StepKey) => {
      setSheet(null)
      open(key, () => heading.current?.focus({ preventScroll: true }))
    },
    /** Opens a part where it is written. */
    edit: (part: PostPart) => openPart(part, () => focusPart(part)),
    /** Opens the place that tells the first of what is wrong, with the field in focus that is told this, or else the first. */
    mend: (paths: readonly string[], fault?: string) => {
      const key = firstStepOf(paths) ?? step
      const focus = () => focusFault(fault)
      if (key !== 'week') return open(key, focus)
      openPart(firstPartOf(paths.filter((path) => stepOf(path) === 'week')), focus, fault)
    },
  }
}
