import type { Application } from '@evenshift/contract/model/application/application'
import { useId } from 'react'
import { nextSteps } from '#web/shared/sent/next-steps'
import { words } from '#web/shared/sent/words'
import styles from './WhatNext.module.css'

export interface WhatNextProps {
  readonly application: Application
  /** Of its heading; below it the steps have one each. */
  readonly level: 2 | 3
}

/** What follows an application that was just sent, step by step with its dates. */
export function WhatNext({ application, level }: WhatNextProps) {
  const id = useId()
  const [Title, Step] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <section>
      <Title id={id}>{words.whatHappensNext}</Title>
      <ol className={styles.steps} aria-labelledby={id}>
        {nextSteps(application).map(({ state, when, label, text }) => (
          <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {when && <p>{when}</p>}
            <Step>{label}</Step>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
