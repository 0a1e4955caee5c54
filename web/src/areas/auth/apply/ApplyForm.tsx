import type { Advert } from '@evenshift/contract/model/job/advert'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ShiftTiles } from '#web/areas/auth/apply/ShiftTiles'
import { type ApplyFormState, offeredOf } from '#web/areas/auth/apply/apply-values'
import { words } from '#web/areas/auth/apply/words'
import { BirthFields } from '#web/shared/birth/BirthFields'
import { birthDay } from '#web/shared/birth/birth-day'
import { publicCalls } from '#web/shared/calls/public'
import { emailProps, newPasswordProps } from '#web/shared/forms/account-fields'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { promises } from '#web/shared/paths'
import { ScreeningField } from '#web/shared/screening/ScreeningField'
import { answerField } from '#web/shared/screening/screening'
import { dayDate } from '#web/shared/words/dates'
import { ChipsField } from '#web/ui/choice/ChipsField'
import { SelectField } from '#web/ui/form/SelectField'
import { Foot } from '#web/ui/page/Foot'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import styles from './Apply.module.css'

interface ApplyFormProps {
  readonly advert: Advert
  readonly form: ApplyFormState
  /** What was refused and belongs to no field. */
  readonly note: readonly string[]
  readonly busy: boolean
  readonly onSend: () => void
}

const LINE_MOST = 140

/** Shifts first, then who one is: the button sends, the code confirms. */
export function ApplyForm({ advert, form, note, busy, onSend }: ApplyFormProps) {
  const { data: cities = [] } = useQuery({
    queryKey: ['seeker', 'locations'],
    queryFn: () => publicCalls.locations(),
    staleTime: Infinity,
  })
  // A fault of an age that is typed says what is asked by itself.
  const isOfAge = birthDay(form.values.dateOfBirth) === null || !form.errors['dateOfBirth']
  const { fitting } = form.values
  const offered = offeredOf(advert)
  const parts = [
    { label: words.yourSkills, description: words.seesSkills(advert.employerName), names: advert.skills },
    {
      label: words.yourInterests,
      description: words.neverSeesInterests(advert.employerName),
      names: offered.filter((name) => !advert.skills.includes(name)),
    },
  ].filter(({ names }) => names.length > 0)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <ShiftTiles
        advert={advert}
        value={form.values.shifts}
        error={form.errors['shifts']}
        onChange={(shifts) => form.setFieldValue('shifts', shifts)}
      />
      <SpokenTitle level={2}>{words.aboutYou}</SpokenTitle>
      <div className={styles.pair}>
        <TextInput label={words.name} autoComplete="name" maxLength={121} required {...form.getInputProps('name')} />
        <TextInput {...emailProps} {...form.getInputProps('email')} />
      </div>
      <PasswordInput
        {...newPasswordProps}
        description={words.passwordWhy(newPasswordProps.description)}
        {...form.getInputProps('password')}
      />
      <BirthFields
        description={`${isOfAge ? `${words.youMustBe[advert.minimumAge]} ` : ''}${words.seenOnceHired(advert.employerName)}`}
        {...form.getInputProps('dateOfBirth')}
      />
      <SelectField
        label={words.city}
        options={cities.map(({ name }) => ({ value: name, label: name }))}
        required
        {...form.getInputProps('city')}
        onChange={(city) => form.setFieldValue('city', city ?? '')}
      />
      {parts.map(({ label, description, names }, place) => (
        <ChipsField
          key={label}
          label={label}
          description={description}
          names={names}
          most={names.length}
          value={fitting.filter((name) => names.includes(name))}
          error={place === 0 && form.errors['fitting']}
          onChange={(chosen) => form.setFieldValue('fitting', [...fitting.filter((name) => !names.includes(name)), ...chosen])}
        />
      ))}
      {advert.screeningQuestions.map((question) => (
        <ScreeningField key={question._id} question={question} field={form.getInputProps(answerField(question._id))} />
      ))}
      <TextInput label={words.oneLine} maxLength={LINE_MOST} {...form.getInputProps('line')} />
      <RefusalNote lines={note} />
      {/* On a desk the job beside says it. */}
      <p className={styles.phone}>{words.hearBackBy(dayDate(advert.replyBy))}</p>
      <p className={styles.small}>
        {words.consent(<a href={promises.terms}>{words.terms}</a>, <a href={promises.privacy}>{words.privacyNotice}</a>)}
      </p>
      <Foot of="page">
        <Button type="submit" size="lg" loading={busy}>
          {words.sendApplication}
        </Button>
      </Foot>
    </form>
  )
}
