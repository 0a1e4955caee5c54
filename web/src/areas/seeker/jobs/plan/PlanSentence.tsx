import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type LimitKey, type LimitOption, homeByLabel, hoursLabel, optionsOf } from '#web/areas/seeker/jobs/plan/plan-limits'
import type { Planning } from '#web/areas/seeker/jobs/plan/usePlan'
import { wholePounds } from '#web/shared/words/pay'
import { words as sentences } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

interface TokenProps {
  readonly name: string
  readonly words: string
  readonly value: string
  readonly options: readonly LimitOption[]
  readonly onChoose: (value: string) => void
}

/** A word of the sentence that opens its picker. */
function Token({ name, words, value, options, onChoose }: TokenProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles.token} aria-label={sentences.change(name, words)}>
          {words}
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={styles.picker} aria-label={name}>
        <Menu.RadioGroup value={value} onChange={onChoose}>
          {options.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} closeMenuOnClick>
              {option.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The limits of the week as one sentence. */
export function PlanSentence({ plan: { limits, choose } }: { readonly plan: Pick<Planning, 'limits' | 'choose'> }) {
  const { money, hours, homeBy } = limits
  const token = (key: LimitKey) => ({ options: optionsOf(key, limits), onChoose: (value: string) => choose(key, value) })
  return (
    <h1 className={styles.sentence}>
      {sentences.sentence(
        <Token name={sentences.money} words={wholePounds(money)} value={String(money)} {...token('money')} />,
        <Token name={sentences.hours} words={hoursLabel(hours)} value={String(hours)} {...token('hours')} />,
        <Token name={sentences.homeBy} words={homeByLabel(homeBy)} value={homeBy ?? 'any'} {...token('homeBy')} />,
      )}
    </h1>
  )
}
