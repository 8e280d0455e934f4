import { cmsConfig } from './cms-config'
import { collections, globals } from './records'

export default cmsConfig({ collections, globals })
