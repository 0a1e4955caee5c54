import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import type { QuestionValues } from '#web/areas/employer/questions/question-values'
import { words } from '#web/areas/employer/questions/words'
import styles from './Questions.module.css'

const OPTIONS_MOST = 10

/** What a choice is made from: a field each, so that what is wrong stands at its own option. */
export function OptionFields({ form }: { readonly form: UseFormReturnType<QuestionValues> }) {
  const { options } = form.values
  const fault = form.errors['options']
  const faultId = useId()
  return (
    <fieldset className={styles.options} aria-describedby={fault ? faultId : undefined} data-error={fault ? true : undefined}>
      <legend>{words.options}</legend>
      {options.map((_, place) => (
        <div key={place} className={styles.option}>
          <TextInput aria-label={words.option(place + 1)} maxLength={120} {...form.getInputProps(`options.${place}`)} />
          <ActionIcon aria-label={words.removeOption(place + 1)} onClick={() => form.removeListItem('options', place)}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fault && (
        <Input.Error id={faultId} role="alert">
          {fault}
        </Input.Error>
      )}
      {options.length < OPTIONS_MOST && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => form.insertListItem('options', '')}
        >
          {words.addAnOption}
        </Button>
      )}
    </fieldset>
  )
}
