import type { Config } from 'payload'
import { staffPages } from './staff-pages'

/** The components that replace or extend parts of Payload's panel. */
export const panelComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/panel/theme/brand#Logo', Icon: '/panel/theme/brand#Icon' },
  Nav: '/sidebar/sidebar#Sidebar',
  // Users could rearrange Payload's dashboard to show data that their role may not see. It also has a control without
  // an accessible name.
  views: {
    dashboard: { Component: '/start-page/start-page#StartPage' },
    ...Object.fromEntries(
      staffPages.map(({ path, component }) => [
        path,
        { path: path as `/${string}`, Component: component, exact: true },
      ]),
    ),
    account: { Component: '/accounts/own-account/account-view#AccountView' },
    // Payload opens a view to users who are not signed in only if its path has no parameter. This path also matches
    // URLs that continue with the token.
    welcome: { Component: '/accounts/welcome/welcome-view#WelcomeView', path: '/bienvenida' },
    createFirstUser: { Component: '/accounts/users/views/first-user-view#FirstUserView' },
  },
  header: [
    '/content/pages/views/maintenance-warning#MaintenanceWarning',
    '/sidebar/palette/palette-wrapper#PaletteWrapper',
  ],
  actions: [
    '/notices/views/notice-bell-action#NoticeBellAction',
    '/publishing/releases/views/publish-chip-wrapper#PublishChipWrapper',
    '/sidebar/palette/palette-action#PaletteAction',
  ],
  providers: [
    '/panel/control-names/control-names#ControlNames',
    '/accounts/second-factor/views/second-factor-gate#SecondFactorGate',
  ],
  beforeLogin: ['/panel/theme/login-welcome#LoginWelcome'],
  afterLogin: ['/panel/theme/login-welcome#LoginNote'],
}
