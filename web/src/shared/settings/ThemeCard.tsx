import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { Card } from '#web/ui/page/Card'
import { Segment } from '#web/ui/choice/Segment'
import { words } from '#web/shared/settings/words'

const choices = [
  { key: 'auto', label: words.matchMyDevice },
  { key: 'light', label: words.light },
  { key: 'dark', label: words.dark },
] as const satisfies readonly { key: MantineColorScheme; label: string }[]

export function ThemeCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card label={words.appearance}>
      <h2>{words.appearance}</h2>
      <Segment label={words.appearance} options={choices} value={colorScheme} onChange={setColorScheme} />
    </Card>
  )
}
