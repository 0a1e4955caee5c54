import { TextInput } from '@mantine/core'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'
import styles from '../Wizard.module.css'

/** What sends a file is not needed before somebody opens this. */
const EntrancePhoto = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/steps/EntrancePhoto')).EntrancePhoto,
  <Bone height={96} />,
)

/** Where people come in on their first day: theirs to read once they accepted an offer. */
export function FirstDay({ form, job }: Pick<WizardStepProps, 'form' | 'job'>) {
  return (
    <>
      <p className={styles.muted}>Where people come in. No one sees this until they’ve accepted an offer.</p>
      <div className={styles.pair}>
        <TextInput
          label="Address"
          description="Street and number"
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('arrival.address')}
        />
        <TextInput
          label="Who to ask for"
          description="Where it isn’t your contact"
          maxLength={120}
          {...form.getInputProps('arrival.askFor')}
        />
        <TextInput label="Contact" maxLength={80} autoComplete="off" {...form.getInputProps('arrival.contactName')} />
        <TextInput
          label="Their phone number"
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="off"
          {...form.getInputProps('arrival.contactPhone')}
        />
        <TextInput label="What to wear" placeholder="Dark top, closed shoes" maxLength={200} {...form.getInputProps('arrival.wear')} />
        <TextInput label="What to bring" placeholder="Your own knife" maxLength={200} {...form.getInputProps('arrival.bring')} />
      </div>
      <EntrancePhoto form={form} job={job} />
    </>
  )
}
