import type { CollectionConfig, GlobalConfig } from 'payload'

const Component = '/panel/facts/record-view#RecordView'

/** Shows a record as facts to users who may not change it, instead of a form with disabled fields. */
export function withFacts<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const components = config.admin?.components
  const edit = components?.views?.edit
  if (edit?.root || edit?.default) return config
  const views = { ...components?.views, edit: { ...edit, default: { Component } } }
  return { ...config, admin: { ...config.admin, components: { ...components, views } } }
}
