import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

/** Pounds with both decimals, written out once the typing is over. Takes a form's input props as they are. */
export function MoneyField({ onFocus, onBlur, ...field }: NumberInputProps) {
  const [isTyping, setIsTyping] = useState(false)
  return (
    <NumberInput
      {...field}
      prefix="£"
      min={0}
      decimalScale={2}
      fixedDecimalScale={!isTyping}
      thousandSeparator=","
      hideControls
      onFocus={(event) => {
        setIsTyping(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsTyping(false)
        onBlur?.(event)
      }}
    />
  )
}
