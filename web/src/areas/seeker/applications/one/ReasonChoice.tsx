import { type LeaveReason, leaveReasons } from '@evenshift/contract/states/application/application'
import { Radio } from '@mantine/core'
import { leaveOptions } from '#web/areas/seeker/applications/reason-words'
import { words } from '#web/areas/seeker/applications/one/words'

interface ReasonChoiceProps {
  readonly value: LeaveReason | null
  /** What the server said of it. */
  readonly fault?: string | undefined
  readonly onChange: (reason: LeaveReason | null) => void
}

/** Why somebody leaves; saying so is up to them. */
export function ReasonChoice({ value, fault, onChange }: ReasonChoiceProps) {
  return (
    <Radio.Group
      label={words.reasonOptional}
      description={words.theEmployerSeesThis}
      value={value ?? ''}
      error={fault}
      onChange={(chosen) => onChange(leaveReasons.find((reason) => reason === chosen) ?? null)}
    >
      {leaveOptions.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label} mt={12} />
      ))}
    </Radio.Group>
  )
}
