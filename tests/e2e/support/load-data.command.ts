// Loads and caches the demo content for the browser tests. CI runs this once for all browser jobs.
import { cacheLoadedData } from './loaded-data'
import { productSettings } from './product-settings'

await cacheLoadedData(productSettings(), (step) => console.log(`… ${step}`))
