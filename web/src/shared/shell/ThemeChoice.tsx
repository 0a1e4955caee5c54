import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'

const choices: readonly { readonly scheme: MantineColorScheme; readonly label: string }[] = [
  { scheme: 'auto', label: 'Match my device' },
  { scheme: 'light', label: 'Light' },
  { scheme: 'dark', label: 'Dark' },
]

/** The three items of a menu that set the colour scheme; the browser remembers it. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = (value: string) => {
    const choice = choices.find(({ scheme }) => scheme === value)
    if (choice) setColorScheme(choice.scheme)
  }
  return (
    <Menu.RadioGroup value={colorScheme} onChange={choose}>
      {choices.map(({ scheme, label }) => (
        <Menu.RadioItem key={scheme} value={scheme}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
