import { RecordOnlineStateWrapper as RecordOnlineStateWrapper_9d1190e73471dde43c69a28d1dede3ce } from '../../../publishing/releases/views/record-online-state-wrapper'
import { NewRecordTitle as NewRecordTitle_e0d6928a821595311cc89f5564d991e8 } from '../../../panel/record-form/new-record-title'
import { ErrorSummary as ErrorSummary_43296d5b40ffa3e2e13c699384fb5252 } from '../../../panel/record-form/error-summary'
import { LanguageStrip as LanguageStrip_4dc25a5828ccc560dbb07b5530bd345a } from '../../../content/languages/views/language-strip'
import { RecordTasks as RecordTasks_75bedf1917010ea76a09b295fb210dbb } from '../../../panel/record-form/record-tasks'
import { RowTitle as RowTitle_f021f7e14ced9b6654ba9d1d0a8a97c4 } from '../../../panel/fields/row-title'
import { UsedIn as UsedIn_80dc7f6a41c46f01f2e5a0ab18eb1f1a } from '../../../content/references/views/used-in'
import { RecordLanguages as RecordLanguages_f1cf4011781144a0b0f5f08c1d70f655 } from '../../../content/languages/views/record-languages'
import { ListLanguages as ListLanguages_fe4127c69aae065a76a56a878fc43582 } from '../../../content/languages/views/list-languages'
import { UnpublishedDraft as UnpublishedDraft_1d5d973c3dd302ca1e74ab96df3ef35c } from '../../../publishing/releases/views/unpublished-draft'
import { ColleagueLinkWrapper as ColleagueLinkWrapper_25332a968b62a40193c82c87d988656c } from '../../../publishing/preview/views/colleague-link-wrapper'
import { VersionsView as VersionsView_0f38367db2af54da5438e61afcf6096f } from '../../../publishing/versions/views/versions-view'
import { RecordView as RecordView_96db69b075ab3e40c1c9ab3f65fad90e } from '../../../panel/facts/record-view'
import { RecordList as RecordList_8fd855514ddd016bcc6b206fd9a13ed4 } from '../../../panel/list/record-list'
import { BeforePublishing as BeforePublishing_b13d69955f4accfbe8ebe6f7d5e5dbe1 } from '../../../content/news/views/before-publishing'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NoField as NoField_597af848cb3baec7e5a8b329bba65b41 } from '../../../panel/record-form/no-field'
import { AltTexts as AltTexts_92c074707669105025c050ee75473a67 } from '../../../content/media/views/alt-texts'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { QuoteSearch as QuoteSearch_5ce1a2fed52d22079185858bec49a0bc } from '../../../sales/quotes/views/quote-search'
import { QuoteView as QuoteView_c13ebcf2758cd6e99576ff2f4efdb86f } from '../../../sales/quotes/views/quote-view'
import { DaysLeftCell as DaysLeftCell_41f4b8fa091a6f87359ca933f0522fec } from '../../../service/complaints/views/days-left-cell'
import { ComplaintSearch as ComplaintSearch_c72eea3dbba413768d3ad4aedd61f05a } from '../../../service/complaints/views/complaint-search'
import { RegisterForm as RegisterForm_0f8db2d06a17c7ce74725960040a78d4 } from '../../../service/complaints/views/register-form'
import { ComplaintTabs as ComplaintTabs_c1436788c28cd1d0751d8df6b4ef1322 } from '../../../service/complaints/views/complaint-tabs'
import { ComplaintView as ComplaintView_fa4ca4f9bc944226eb3f3c42e139f2a4 } from '../../../service/complaints/views/complaint-view'
import { SubjectCell as SubjectCell_c1cf1daede3382021467e496a8b767ba } from '../../../operations/deliveries/views/subject-cell'
import { ReplayButton as ReplayButton_4b53ac73f21a59df3c2667f895ed4640 } from '../../../operations/deliveries/views/replay-button'
import { ReleaseDetails as ReleaseDetails_dad1b7485330aa7657cea0c6157cad72 } from '../../../publishing/releases/views/release-details'
import { ReleaseChangesCell as ReleaseChangesCell_5e902b52aed73387829b441d7e1461a3 } from '../../../publishing/releases/views/release-changes-cell'
import { ReleaseListNotice as ReleaseListNotice_fda97100aa3229f5b400ed289dea9801 } from '../../../publishing/releases/views/release-list-notice'
import { AccountStateCell as AccountStateCell_ac8b969097ea635b6f4380da4b166421 } from '../../../accounts/invitations/account-state-cell'
import { InviteAgainCell as InviteAgainCell_22d8fa605aca17fbeec15737d9c89842 } from '../../../accounts/invitations/invite-again-cell'
import { RolesLink as RolesLink_0e83a0b09c294005c4755346133de78f } from '../../../accounts/roles/roles-link'
import { AccountActions as AccountActions_34309bd07e97c5ca93f845aa64d6371e } from '../../../accounts/users/views/account-actions'
import { InviteView as InviteView_d812752dad0883a00ba2a426e4650f72 } from '../../../accounts/invitations/invite-view'
import { FolderTypeField as FolderTypeField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { MaintenanceSwitch as MaintenanceSwitch_cfbca42b797c6d5787f1414fe2f9263a } from '../../../content/pages/views/maintenance-switch'
import { Sidebar as Sidebar_46cadba89dfea0ea67a881724d419e91 } from '../../../sidebar/sidebar'
import { MaintenanceWarning as MaintenanceWarning_95648a1ace7bf48e3f94d7405e429100 } from '../../../content/pages/views/maintenance-warning'
import { PaletteWrapper as PaletteWrapper_71282da14d7e21adc4fd2a9a43bb98dc } from '../../../sidebar/palette/palette-wrapper'
import { Icon as Icon_5a63d919faf254ecac9c50d7e9204cfa } from '../../../panel/theme/brand'
import { Logo as Logo_5a63d919faf254ecac9c50d7e9204cfa } from '../../../panel/theme/brand'
import { NoticeBellAction as NoticeBellAction_760194b0299124a2b57a59c8d37dc1ba } from '../../../notices/views/notice-bell-action'
import { PublishChipWrapper as PublishChipWrapper_b5261de2b6dd13d815e69736df8fc461 } from '../../../publishing/releases/views/publish-chip-wrapper'
import { PaletteAction as PaletteAction_8e3053ebd1db8c5783dc358702c89f45 } from '../../../sidebar/palette/palette-action'
import { LoginNote as LoginNote_8385d9d8c3bd281065cf351c4888d49e } from '../../../panel/theme/login-welcome'
import { LoginWelcome as LoginWelcome_8385d9d8c3bd281065cf351c4888d49e } from '../../../panel/theme/login-welcome'
import { ControlNames as ControlNames_8bb6a2579a0a172e7bb3ed7352ebb008 } from '../../../panel/control-names/control-names'
import { SecondFactorGate as SecondFactorGate_f06e3c2fe8c0da79f5e579918858dc42 } from '../../../accounts/second-factor/views/second-factor-gate'
import { StartPage as StartPage_086a94ec548235c4f2161e02204a5050 } from '../../../start-page/start-page'
import { CalendarView as CalendarView_ea09f3d4bdf3099b5bc519e44f742950 } from '../../../publishing/calendar/views/calendar-view'
import { LotsView as LotsView_54ecc9e8a9be6e419261b5dd953cb184 } from '../../../sales/lots/views/lots-view'
import { TeamView as TeamView_260924e29cbeede5f81fc91c4a8f4c58 } from '../../../sales/team/views/team-view'
import { FunnelView as FunnelView_c3a31f0d0edffcfc925eba32bb75bba3 } from '../../../sales/funnel/views/funnel-view'
import { SpeedView as SpeedView_3cc23d52c6787d83dec3f55366b4358d } from '../../../publishing/speed/views/speed-view'
import { SourcesView as SourcesView_c3b155c58dd83b938edc0e9a11427597 } from '../../../sales/sources/views/sources-view'
import { LeadListView as LeadListView_9980cbb2583d434fb0084a2034ee6e61 } from '../../../sales/leads/views/lead-list-view'
import { NewLeadView as NewLeadView_99f4045b4d8435881619ea3b1bfb664a } from '../../../sales/leads/views/new-lead-view'
import { FairListView as FairListView_9d78ce57e2fe34e0ad5058e47243c54b } from '../../../sales/fair-lists/views/fair-list-view'
import { LeadView as LeadView_da7e853d8df2b41d0a2172c95dfc91d2 } from '../../../sales/leads/views/lead-view'
import { NewQuoteView as NewQuoteView_8a70ea9a4b0afa789b164b5b00d8db4d } from '../../../sales/quotes/views/new-quote-view'
import { ReferralListView as ReferralListView_1c9e58300c6dc7cec65d865f72eeef3d } from '../../../sales/referrals/views/referral-list-view'
import { ReferralView as ReferralView_0b1f2adbe6126ee9bd7fe4529d31f12e } from '../../../sales/referrals/views/referral-view'
import { AppointmentsView as AppointmentsView_2b5e21076c5a038e7f05eb4227dca324 } from '../../../sales/appointments/views/appointments-view'
import { RequestsView as RequestsView_33edb32d8f5921abe8882fed283c797c } from '../../../privacy/views/requests-view'
import { RequestView as RequestView_db73c42bdb253b784cab1a8035da357a } from '../../../privacy/views/request-view'
import { PersonView as PersonView_63e338683b8b67bf6ce2b5b9c1b6c787 } from '../../../privacy/views/person-view'
import { RolesView as RolesView_dd6362884570bf42f33611b0c1a2f9df } from '../../../accounts/roles/roles-view'
import { IncidentListView as IncidentListView_f9056b6a0b72a08ee26cf1cf8b71f740 } from '../../../privacy/incidents/views/incident-list-view'
import { IncidentView as IncidentView_02730cdf6b5aed89d445ed2caed95acd } from '../../../privacy/incidents/views/incident-view'
import { DataBanksView as DataBanksView_4c7bb550e26ae37c12f2629f6d51171b } from '../../../privacy/data-banks/views/data-banks-view'
import { LogView as LogView_354ab87c215435a9ad5a0706d4642eec } from '../../../privacy/views/log-view'
import { AccountView as AccountView_80c54949980ae7ffb8d7d3ea7ad98b97 } from '../../../accounts/own-account/account-view'
import { WelcomeView as WelcomeView_f62d5db8b9acde7bb2e8a2c02a95d7be } from '../../../accounts/welcome/welcome-view'
import { FirstUserView as FirstUserView_98040e9c0dde451364bf082c4717c03a } from '../../../accounts/users/views/first-user-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/publishing/releases/views/record-online-state-wrapper#RecordOnlineStateWrapper": RecordOnlineStateWrapper_9d1190e73471dde43c69a28d1dede3ce,
  "/panel/record-form/new-record-title#NewRecordTitle": NewRecordTitle_e0d6928a821595311cc89f5564d991e8,
  "/panel/record-form/error-summary#ErrorSummary": ErrorSummary_43296d5b40ffa3e2e13c699384fb5252,
  "/content/languages/views/language-strip#LanguageStrip": LanguageStrip_4dc25a5828ccc560dbb07b5530bd345a,
  "/panel/record-form/record-tasks#RecordTasks": RecordTasks_75bedf1917010ea76a09b295fb210dbb,
  "/panel/fields/row-title#RowTitle": RowTitle_f021f7e14ced9b6654ba9d1d0a8a97c4,
  "/content/references/views/used-in#UsedIn": UsedIn_80dc7f6a41c46f01f2e5a0ab18eb1f1a,
  "/content/languages/views/record-languages#RecordLanguages": RecordLanguages_f1cf4011781144a0b0f5f08c1d70f655,
  "/content/languages/views/list-languages#ListLanguages": ListLanguages_fe4127c69aae065a76a56a878fc43582,
  "/publishing/releases/views/unpublished-draft#UnpublishedDraft": UnpublishedDraft_1d5d973c3dd302ca1e74ab96df3ef35c,
  "/publishing/preview/views/colleague-link-wrapper#ColleagueLinkWrapper": ColleagueLinkWrapper_25332a968b62a40193c82c87d988656c,
  "/publishing/versions/views/versions-view#VersionsView": VersionsView_0f38367db2af54da5438e61afcf6096f,
  "/panel/facts/record-view#RecordView": RecordView_96db69b075ab3e40c1c9ab3f65fad90e,
  "/panel/list/record-list#RecordList": RecordList_8fd855514ddd016bcc6b206fd9a13ed4,
  "/content/news/views/before-publishing#BeforePublishing": BeforePublishing_b13d69955f4accfbe8ebe6f7d5e5dbe1,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/record-form/no-field#NoField": NoField_597af848cb3baec7e5a8b329bba65b41,
  "/content/media/views/alt-texts#AltTexts": AltTexts_92c074707669105025c050ee75473a67,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/sales/quotes/views/quote-search#QuoteSearch": QuoteSearch_5ce1a2fed52d22079185858bec49a0bc,
  "/sales/quotes/views/quote-view#QuoteView": QuoteView_c13ebcf2758cd6e99576ff2f4efdb86f,
  "/service/complaints/views/days-left-cell#DaysLeftCell": DaysLeftCell_41f4b8fa091a6f87359ca933f0522fec,
  "/service/complaints/views/complaint-search#ComplaintSearch": ComplaintSearch_c72eea3dbba413768d3ad4aedd61f05a,
  "/service/complaints/views/register-form#RegisterForm": RegisterForm_0f8db2d06a17c7ce74725960040a78d4,
  "/service/complaints/views/complaint-tabs#ComplaintTabs": ComplaintTabs_c1436788c28cd1d0751d8df6b4ef1322,
  "/service/complaints/views/complaint-view#ComplaintView": ComplaintView_fa4ca4f9bc944226eb3f3c42e139f2a4,
  "/operations/deliveries/views/subject-cell#SubjectCell": SubjectCell_c1cf1daede3382021467e496a8b767ba,
  "/operations/deliveries/views/replay-button#ReplayButton": ReplayButton_4b53ac73f21a59df3c2667f895ed4640,
  "/publishing/releases/views/release-details#ReleaseDetails": ReleaseDetails_dad1b7485330aa7657cea0c6157cad72,
  "/publishing/releases/views/release-changes-cell#ReleaseChangesCell": ReleaseChangesCell_5e902b52aed73387829b441d7e1461a3,
  "/publishing/releases/views/release-list-notice#ReleaseListNotice": ReleaseListNotice_fda97100aa3229f5b400ed289dea9801,
  "/accounts/invitations/account-state-cell#AccountStateCell": AccountStateCell_ac8b969097ea635b6f4380da4b166421,
  "/accounts/invitations/invite-again-cell#InviteAgainCell": InviteAgainCell_22d8fa605aca17fbeec15737d9c89842,
  "/accounts/roles/roles-link#RolesLink": RolesLink_0e83a0b09c294005c4755346133de78f,
  "/accounts/users/views/account-actions#AccountActions": AccountActions_34309bd07e97c5ca93f845aa64d6371e,
  "/accounts/invitations/invite-view#InviteView": InviteView_d812752dad0883a00ba2a426e4650f72,
  "@payloadcms/next/client#FolderTypeField": FolderTypeField_2b8867833a34864a02ddf429b0728a40,
  "/content/pages/views/maintenance-switch#MaintenanceSwitch": MaintenanceSwitch_cfbca42b797c6d5787f1414fe2f9263a,
  "/sidebar/sidebar#Sidebar": Sidebar_46cadba89dfea0ea67a881724d419e91,
  "/content/pages/views/maintenance-warning#MaintenanceWarning": MaintenanceWarning_95648a1ace7bf48e3f94d7405e429100,
  "/sidebar/palette/palette-wrapper#PaletteWrapper": PaletteWrapper_71282da14d7e21adc4fd2a9a43bb98dc,
  "/panel/theme/brand#Icon": Icon_5a63d919faf254ecac9c50d7e9204cfa,
  "/panel/theme/brand#Logo": Logo_5a63d919faf254ecac9c50d7e9204cfa,
  "/notices/views/notice-bell-action#NoticeBellAction": NoticeBellAction_760194b0299124a2b57a59c8d37dc1ba,
  "/publishing/releases/views/publish-chip-wrapper#PublishChipWrapper": PublishChipWrapper_b5261de2b6dd13d815e69736df8fc461,
  "/sidebar/palette/palette-action#PaletteAction": PaletteAction_8e3053ebd1db8c5783dc358702c89f45,
  "/panel/theme/login-welcome#LoginNote": LoginNote_8385d9d8c3bd281065cf351c4888d49e,
  "/panel/theme/login-welcome#LoginWelcome": LoginWelcome_8385d9d8c3bd281065cf351c4888d49e,
  "/panel/control-names/control-names#ControlNames": ControlNames_8bb6a2579a0a172e7bb3ed7352ebb008,
  "/accounts/second-factor/views/second-factor-gate#SecondFactorGate": SecondFactorGate_f06e3c2fe8c0da79f5e579918858dc42,
  "/start-page/start-page#StartPage": StartPage_086a94ec548235c4f2161e02204a5050,
  "/publishing/calendar/views/calendar-view#CalendarView": CalendarView_ea09f3d4bdf3099b5bc519e44f742950,
  "/sales/lots/views/lots-view#LotsView": LotsView_54ecc9e8a9be6e419261b5dd953cb184,
  "/sales/team/views/team-view#TeamView": TeamView_260924e29cbeede5f81fc91c4a8f4c58,
  "/sales/funnel/views/funnel-view#FunnelView": FunnelView_c3a31f0d0edffcfc925eba32bb75bba3,
  "/publishing/speed/views/speed-view#SpeedView": SpeedView_3cc23d52c6787d83dec3f55366b4358d,
  "/sales/sources/views/sources-view#SourcesView": SourcesView_c3b155c58dd83b938edc0e9a11427597,
  "/sales/leads/views/lead-list-view#LeadListView": LeadListView_9980cbb2583d434fb0084a2034ee6e61,
  "/sales/leads/views/new-lead-view#NewLeadView": NewLeadView_99f4045b4d8435881619ea3b1bfb664a,
  "/sales/fair-lists/views/fair-list-view#FairListView": FairListView_9d78ce57e2fe34e0ad5058e47243c54b,
  "/sales/leads/views/lead-view#LeadView": LeadView_da7e853d8df2b41d0a2172c95dfc91d2,
  "/sales/quotes/views/new-quote-view#NewQuoteView": NewQuoteView_8a70ea9a4b0afa789b164b5b00d8db4d,
  "/sales/referrals/views/referral-list-view#ReferralListView": ReferralListView_1c9e58300c6dc7cec65d865f72eeef3d,
  "/sales/referrals/views/referral-view#ReferralView": ReferralView_0b1f2adbe6126ee9bd7fe4529d31f12e,
  "/sales/appointments/views/appointments-view#AppointmentsView": AppointmentsView_2b5e21076c5a038e7f05eb4227dca324,
  "/privacy/views/requests-view#RequestsView": RequestsView_33edb32d8f5921abe8882fed283c797c,
  "/privacy/views/request-view#RequestView": RequestView_db73c42bdb253b784cab1a8035da357a,
  "/privacy/views/person-view#PersonView": PersonView_63e338683b8b67bf6ce2b5b9c1b6c787,
  "/accounts/roles/roles-view#RolesView": RolesView_dd6362884570bf42f33611b0c1a2f9df,
  "/privacy/incidents/views/incident-list-view#IncidentListView": IncidentListView_f9056b6a0b72a08ee26cf1cf8b71f740,
  "/privacy/incidents/views/incident-view#IncidentView": IncidentView_02730cdf6b5aed89d445ed2caed95acd,
  "/privacy/data-banks/views/data-banks-view#DataBanksView": DataBanksView_4c7bb550e26ae37c12f2629f6d51171b,
  "/privacy/views/log-view#LogView": LogView_354ab87c215435a9ad5a0706d4642eec,
  "/accounts/own-account/account-view#AccountView": AccountView_80c54949980ae7ffb8d7d3ea7ad98b97,
  "/accounts/welcome/welcome-view#WelcomeView": WelcomeView_f62d5db8b9acde7bb2e8a2c02a95d7be,
  "/accounts/users/views/first-user-view#FirstUserView": FirstUserView_98040e9c0dde451364bf082c4717c03a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
