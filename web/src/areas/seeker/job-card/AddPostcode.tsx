import { Link } from 'react-router'
import { words } from '#web/areas/seeker/job-card/words'
import { paths, to } from '#web/shared/paths'

/** What is said in place of a way that nobody knows: of a city no door is known. */
export const AddPostcode = () => <Link to={`${to(paths.profileTab, { tab: 'profile' })}#travel`}>{words.addYourPostcode}</Link>
