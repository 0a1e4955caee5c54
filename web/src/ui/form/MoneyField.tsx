import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

/**
 * Pounds with both decimals, written out while nobody types. They stay as they are until the first key: what is selected by coming in would
 * otherwise be selected no more, and typed behind. Takes a form's input props as they are.
 */
export function MoneyField({ onChange, onBlur, ...field }: NumberInputProps) {
  const [isTyping, setIsTyping] = useState(false)
  return (
    <NumberInput
      {...field}
      prefix="£"
      placeholder="£"
      min={0}
      decimalScale={2}
      fixedDecimalScale={!isTyping}
      thousandSeparator=","
      hideControls
      onChange={(value) => {
        setIsTyping(true)
        onChange?.(value)
      }}
      onBlur={(event) => {
        setIsTyping(false)
        onBlur?.(event)
      }}
    />
  )
}
