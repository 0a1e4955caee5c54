import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { words } from '#web/shared/shell/words'

const choices: readonly { readonly scheme: MantineColorScheme; readonly label: string }[] = [
  { scheme: 'auto', label: words.matchMyDevice },
  { scheme: 'light', label: words.light },
  { scheme: 'dark', label: words.dark },
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
      <Menu.Label>{words.appearance}</Menu.Label>
      {choices.map(({ scheme, label }) => (
        <Menu.RadioItem key={scheme} value={scheme}>
          {label}
        </Menu.RadioItem>
      ))}
      <Menu.Divider />
    </Menu.RadioGroup>
  )
}
