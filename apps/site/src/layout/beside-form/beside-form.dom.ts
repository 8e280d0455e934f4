const panel = 'data-form-panel'

export const formPanel = { [panel]: '' }
export const formPanelSelector = `[${panel}]`
