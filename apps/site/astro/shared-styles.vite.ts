// Puts the styles that several views use into one file, `shared`, which visitors download once. Every page links it.
// Without this plugin the client build would emit some of these styles again, and Astro would inline them in each page.
import type { AstroUserConfig } from 'astro'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]
type Chunk = {
  type: 'chunk'
  name: string
  modules: Record<string, unknown>
  viteMetadata?: { importedCss: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset' }>

const isStyles = (id: string) => /\.css(\?|$)/.test(id)

/** The style modules that the build of the pages puts into one chunk. */
export const sharedStylesGroup = { name: 'shared', test: isStyles, minShareCount: 2 }

export function sharedStyles(): VitePlugin {
  const sharedModules = new Set<string>()
  return {
    name: 'shared-styles',
    enforce: 'pre',
    generateBundle(this: { environment: { name: string } }, _options: unknown, bundle: Bundle) {
      const chunks = Object.values(bundle).filter((item): item is Chunk => item.type === 'chunk')
      if (this.environment.name !== 'client') {
        for (const { name, modules } of chunks)
          if (name === sharedStylesGroup.name) for (const id of Object.keys(modules)) sharedModules.add(id)
        return
      }
      for (const { modules, viteMetadata } of chunks) {
        const styles = Object.keys(modules).filter(isStyles)
        if (styles.length === 0 || !viteMetadata || !styles.every((id) => sharedModules.has(id))) continue
        for (const file of viteMetadata.importedCss) delete bundle[file]
        viteMetadata.importedCss.clear()
      }
    },
  }
}
