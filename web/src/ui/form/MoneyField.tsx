import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value?: unknown // pounds; '' while there are none
  readonly onChange?: (amount: number | '') => void
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** An amount with both decimals; a draft kept on the device may hold it as text. */
const inFull = (value: unknown): string => (value === '' || value == null ? '' : pounds.format(Number(value)))

/** The amount in a text, with at most two decimals: what else is typed or pasted is left out. */
const amountIn = (text: string): string => /^\d*(\.\d{0,2})?/.exec(text.replace(/[^\d.]/g, ''))?.[0] ?? ''

/** Pounds, as they are typed until the field is left, then written out with both decimals. Takes a form's input props as they are. */
export function MoneyField({ value, onChange, onBlur, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...field}
      placeholder="£"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? inFull(value)}
      onChange={(event) => {
        const amount = amountIn(event.currentTarget.value)
        setTyped(amount)
        onChange?.(/\d/.test(amount) ? Number(amount) : '')
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
