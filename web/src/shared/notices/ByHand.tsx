import { Button, TextInput } from '@mantine/core'
import { copied } from '#web/shared/notices/by-hand'
import { words } from '#web/shared/notices/words'
import { Dialog } from '#web/ui/dialog/Dialog'
import { Foot } from '#web/ui/page/Foot'

/** An address in a field that is selected, where the browser neither shares nor copies. */
export const ByHand = ({ address }: { readonly address: string }) => (
  <Dialog title={words.copyAddress} unsaved={false} busy={false} onClose={copied}>
    {(close) => (
      <>
        <TextInput
          label={words.address}
          description={words.copyItYourself}
          value={address}
          readOnly
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          mb="md"
        />
        <Foot of="dialog">
          <Button onClick={close}>{words.done}</Button>
        </Foot>
      </>
    )}
  </Dialog>
)
