import './ui/theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/App'
import { followKeyboard } from '#web/app/follow-keyboard'
import { nonce } from '#web/app/nonce'
import { listenFirst } from '#web/shared/screens/leaving/history-moves'
import { session } from '#web/shared/session/current'

// The scroll lock of dialogs asks for the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce })
listenFirst()
followKeyboard()
void session.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
createRoot(root).render(<App />)
