import { TextInput } from '@mantine/core'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

/** What sends a file is not needed before somebody opens this. */
const EntrancePhoto = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/sheet/EntrancePhoto')).EntrancePhoto,
  <Bone height={96} />,
)

/** Where people come in on their first day: theirs to read once they accepted an offer. */
export function FirstDay({ form, job }: Pick<WizardStepProps, 'form' | 'job'>) {
  return (
    <>
      <p className={styles.muted}>{words.wherePeopleComeNo}</p>
      <div className={styles.pair}>
        <TextInput
          label={words.address}
          description={words.streetAndNumber}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('arrival.address')}
        />
        <TextInput
          label={words.whoToAskFor}
          description={words.whereIsntContact}
          maxLength={120}
          {...form.getInputProps('arrival.askFor')}
        />
        <TextInput label={words.contact} maxLength={80} autoComplete="off" {...form.getInputProps('arrival.contactName')} />
        <TextInput
          label={words.theirPhoneNumber}
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="off"
          {...form.getInputProps('arrival.contactPhone')}
        />
        <TextInput
          label={words.whatToWear}
          placeholder={words.darkTopClosedShoes}
          maxLength={200}
          {...form.getInputProps('arrival.wear')}
        />
        <TextInput label={words.whatToBring} placeholder={words.yourOwnKnife} maxLength={200} {...form.getInputProps('arrival.bring')} />
      </div>
      <EntrancePhoto form={form} job={job} />
    </>
  )
}
