import { type ComponentProps, useState } from 'react'

/**
 * A button that keeps the focus when it is switched off under it, as while it saves: browsers would drop the focus to the page, and
 * whoever works with keys would begin again at its top.
 */
export function KeptButton({ type = 'button', disabled = false, onFocus, onBlur, onClick, ...button }: ComponentProps<'button'>) {
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <button
      {...button}
      type={type}
      disabled={disabled && !hasFocus}
      aria-disabled={disabled || undefined}
      onFocus={(event) => {
        setHasFocus(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setHasFocus(false)
        onBlur?.(event)
      }}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    />
  )
}
