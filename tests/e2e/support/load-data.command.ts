// Prepares what all runs of the browser tests share: the demo content and the bundles of the site. Runs that start at
// the same time would otherwise replace each other's bundles.
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import { cacheLoadedData } from './loaded-data'
import { productSettings } from './product-settings'

const logStep = (step: string) => console.log(`… ${step}`)
await cacheLoadedData(productSettings(), logStep)
await buildSiteBundle('release', logStep)
await buildSiteBundle('preview', logStep)
