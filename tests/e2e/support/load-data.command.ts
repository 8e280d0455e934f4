// Loads the demo content for the browser tests and keeps it. CI does this while other tests wait for their processes.
import { keepLoadedData } from './loaded-data'
import { productSettings } from './product-settings'

await keepLoadedData(productSettings(), (step) => console.log(`… ${step}`))
