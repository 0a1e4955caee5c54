/** The oldest Node that runs the project; the same as `engines` in package.json. */
const least = [20, 19]

/** Ends the process with a clear sentence where Node is too old. Written for old versions too: keep the syntax plain. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  console.error(
    `Evenshift needs Node ${least.join('.')} or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
