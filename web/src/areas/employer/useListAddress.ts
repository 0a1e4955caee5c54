import { useSearchParams } from 'react-router'

/** What a list's tools put into the address; an empty value leaves it, and a change begins at page one. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        next.delete('page')
        return next
      },
      { replace: true },
    )
  return { address, set }
}
