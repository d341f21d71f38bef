/** Vendors of the category `crm` in one line each; see `brief-vendors.ts`. */
export const crm = `
    6sense | epsilon.6sense.com api.6sense.com scribe.6sense.com c.6sc.co j.6sc.co *.6sense.com *.6sc.co | | | https://api.6sense.com/docs
    A-Leads | api.a-leads.co *.a-leads.co | | | nango
    Action Network | actionnetwork.org *.actionnetwork.org | | | n8n
    Adyntel | api.adyntel.com *.adyntel.com | | | nango
    Agendor | api.agendor.com.br *.agendor.com.br
    Agile CRM | *.agilecrm.com | |  | meltano
    Aimfox | api.aimfox.com *.aimfox.com | | | nango
    Altrata | *.altrata.com | | | nango
    amoCRM | *.amocrm.ru *.amocrm.com | composer:socialiteproviders/amocrm#C composer:socialiteproviders/amo-crm#C npm:@shevernitskiy/amo#C pypi:aioamocrm#C pypi:amochka#C pypi:amojo#C pypi:apiamocrm#C composer:dotzero/amocrm#C composer:ufee/amoapi#C
    Aspire Software | cloud-api.youraspire.com *.youraspire.com | | | nango
    Attention | api.attention.tech *.attention.tech | | | nango
    Autoklose | api.autoklose.com *.autoklose.com | | | kingfisher trufflehog
    Avoma | api.avoma.com *.avoma.com | | | nango
    BetterContact | app.bettercontact.rocks *.bettercontact.rocks | | | nango
    Bitrix24 | oauth.bitrix.info *.bitrix.info *.bitrix24.com *.bitrix24.ru *.bitrix24.eu *.bitrix24.de | composer:socialiteproviders/bitrix24#C npm:@bitrix24/b24jssdk npm:@bitrix24/b24jssdk-nuxt npm:@2bad/bitrix#C pypi:aiobitrix24#C pypi:b24api#C pypi:b24pysdk#C pypi:vibecode-b24-bot#C pypi:easy-bitrix#C pypi:orm-bitrix24#C pypi:bitrixogram#C composer:bitrix24/b24phpsdk | https://status.bitrix24.com | socialite
    Blackbaud | api.sky.blackbaud.com oauth2.sky.blackbaud.com *.blackbaud.com *.blackbaudhosting.com | pypi:bbsky#C | https://status.blackbaud.com | nango power segment
    Bloomerang | api.bloomerang.co *.bloomerang.co
    Bombora | ml314.com *.ml314.com *.bombora.com | | | https://bombora.com
    BuiltWith | api.builtwith.com *.builtwith.com | pypi:builtwith-official | | nango
    Capsule CRM | api.capsulecrm.com *.capsulecrm.com | | https://status.capsulecrm.com | kingfisher trufflehog w6w
    CB Insights | api.cbinsights.com *.cbinsights.com | | | sim
    CentralStationCRM | api.centralstationcrm.net *.centralstationcrm.net | | | kingfisher trufflehog
    Chorus | *.chorus.ai | | | nango
    ChurnZero | *.churnzero.net *.churnzero.com
    Circleback | app.circleback.ai *.circleback.ai | | | nango
    Clari | *.clari.com *.clari.io | | https://trust.clari.com | nango statussy
    Classy | api.classy.org *.classy.org | npm:classy-node
    Clay | api.clay.com *.clay.com |  | https://status.clay.com | nango segment
    Clearout | *.clearout.io | | https://status.clearout.io | w6w
    ClientSuccess | api.clientsuccess.com *.clientsuccess.com | |  | meltano
    ClinchPad | www.clinchpad.com *.clinchpad.com | | | trufflehog
    Cloze | api.cloze.com *.cloze.com | | | trufflehog
    CompanyHub | api.companyhub.com *.companyhub.com | | | trufflehog
    ContactOut | api.contactout.com *.contactout.com | | | nango
    Credit Repair Cloud | app.creditrepaircloud.com *.creditrepaircloud.com | | https://status.creditrepaircloud.com | w6w
    Crossbeam | api.crossbeam.com *.crossbeam.com |  | https://status.crossbeam.com | meltano
    Datagma | gateway.datagma.net *.datagma.net *.datagma.com | | | sim
    Demodesk | *.demodesk.com | | | nango
    DiscoLike | api.discolike.com *.discolike.com | pypi:discolike | | nango
    Donorbox | *.donorbox.org | | https://status.donorbox.org | w6w
    Dropcontact | api.dropcontact.com *.dropcontact.com api.dropcontact.io *.dropcontact.io | | https://status.dropcontact.com | sim w6w
    Enrich.so | api.enrich.so *.enrich.so | | | sim
    EnrichLayer | *.enrichlayer.com | pypi:enrich-layer#C | https://status.enrichlayer.com | w6w
    Enrow | api.enrow.io *.enrow.io | | | sim
    Everflow | *.eflow.team *.everflow.io | |  | nango
    Fathom Video | api.fathom.ai *.fathom.ai *.fathom.video | pypi:fathom-python npm:fathom-typescript | https://status.fathom.video | nango sim w6w
    Fiber AI | api.fiber.ai *.fiber.ai | pypi:fiberai | | nango
    Findymail | app.findymail.com *.findymail.com | | | nango sim
    Fireberry | api.fireberry.com *.fireberry.com *.powerlink.co.il | | https://fireberry.statuspage.io | w6w
    Fireflies | api.fireflies.ai *.fireflies.ai | npm:fireflies-api#C | | mcp nango sim
    FLOWFACT | api.production.cloudios.flowfact-prod.cloud *.flowfact-prod.cloud *.flowfact.com
    Flowlu | *.flowlu.com | | | trufflehog
    Follow Up Boss | api.followupboss.com *.followupboss.com | pypi:follow-up-boss#C | https://followupboss.statuspage.io | nango
    Freshsales | *.freshsales.io | pypi:airbyte-source-freshsales#C pypi:tap-freshsales#C npm:freshsales#C | https://freshsales.freshstatus.io | nango w6w
    FullEnrich | app.fullenrich.com *.fullenrich.com | pypi:fullenrichclient#C | https://status.fullenrich.com | nango w6w
    G2 | data.g2.com tracking.g2crowd.com *.g2.com *.g2crowd.com | | https://status.g2.com | https://data.g2.com/api/docs statusphere
    Gainsight | *.insided.com *.gainsight.com *.gainsightcloud.com *.aptrinsic.com | cocoapods:PXKit | https://status.gainsight.com | nango rudder segment
    GetProspect | api.getprospect.com *.getprospect.com
    Glyphic | api.glyphic.ai *.glyphic.ai | | | nango
    Grain | api.grain.com *.grain.com | | https://www.grainstatus.com | nango sim
    Granola | public-api.granola.ai mcp.granola.ai *.granola.ai | pypi:airbyte-agent-granola#C pypi:granola-client#C | https://status.granola.ai | nango sim w6w
    Harmonic | api.harmonic.ai *.harmonic.ai | | | sim
    Heymarket | api.heymarket.com *.heymarket.com | | | nango
    HeyReach | api.heyreach.io *.heyreach.io | | https://status.heyreach.io | nango w6w
    HoneyBook | *.honeybook.com | | https://status.honeybook.com | w6w
    Humantic AI | api.humantic.ai *.humantic.ai | pypi:humanticclient#C | | n8n
    Icypeas | app.icypeas.com *.icypeas.com | | | nango sim
    Insightly | *.insightly.com | pypi:airbyte-source-insightly#C gem:insightly2#C | https://status.insightly.com | kingfisher nango trufflehog
    Interseller | *.interseller.io | | | kingfisher trufflehog
    Jamie | beta-api.meetjamie.ai *.meetjamie.ai | | | nango
    Jiminny | app.jiminny.com *.jiminny.com
    Karma CRM | app.karmacrm.com *.karmacrm.com | | | kingfisher trufflehog
    KeyCRM | openapi.keycrm.app *.keycrm.app
    Kixie | apig.kixie.com *.kixie.com | | | https://support.kixie.com
    Kommo | *.kommo.com | composer:socialiteproviders/kommo#C pypi:kommo-sdk-data-engineer#C | https://status.kommo.com | socialite w6w
    Kylas | api.kylas.io *.kylas.io | | | kingfisher trufflehog
    La Growth Machine | apiv2.lagrowthmachine.com *.lagrowthmachine.com | | | nango
    Leadfeeder | api.leadfeeder.com *.leadfeeder.com *.dealfront.com *.lfeeder.com | | https://status.leadfeeder.com | kingfisher nango trufflehog w6w
    LeadMagic | api.leadmagic.io *.leadmagic.io | | | nango sim
    LeadSquared | api.leadsquared.com api-in21.leadsquared.com *.leadsquared.com | | | https://apidocs.leadsquared.com
    Less Annoying CRM | api.lessannoyingcrm.com *.lessannoyingcrm.com | | | kingfisher trufflehog
    Lightfield | api.lightfield.app *.lightfield.app | pypi:lightfield | | nango
    Little Green Light | *.littlegreenlight.com
    LoneScale | public-api.lonescale.com *.lonescale.com | | | n8n
    MadKudu | api.madkudu.com *.madkudu.com | | | kingfisher trufflehog
    Maximizer | *.maximizercrmlive.com *.maximizer.com | | | nango power
    Megaplan | *.megaplan.ru
    Mixmax | api.mixmax.com *.mixmax.com | | https://status.mixmax.com | kingfisher trufflehog w6w
    Modjo | api.modjo.ai *.modjo.ai | | | nango
    Momentum.io | api.momentum.io *.momentum.io | | | nango
    Moskit CRM | api.ms.prod.moskit.services *.moskit.services *.moskitcrm.com
    Neon CRM | api.neoncrm.com *.neoncrm.com | pypi:neoncrm#C
    NetHunt | *.nethunt.com | | | trufflehog
    Nimble | app.nimble.com *.nimble.com | pypi:langchain-nimble#C pypi:llama-index-tools-nimble#C pypi:nimble-python pypi:nimbleway pypi:nimble-data |  | kingfisher trufflehog
    nocrm.io | *.nocrm.io | | | nango
    Ocean.io | api.ocean.io *.ocean.io | | | nango
    OnePageCRM | app.onepagecrm.com *.onepagecrm.com | | | trufflehog
    onOffice | api.onoffice.de *.onoffice.de *.onoffice.com | composer:onoffice/sdk | | https://apidoc.onoffice.de
    Ontraport | api.ontraport.com *.ontraport.com | composer:ontraport/sdk-php | https://ontraport.statuspage.io | https://api.ontraport.com/doc w6w
    Orum | *.orum.com | | https://status.orum.com | statussy
    Overloop | api.overloop.com *.overloop.com | | | kingfisher trufflehog
    Owler | api.owler.com *.owler.com | | | openapis
    PartnerStack | api.partnerstack.com *.partnerstack.com | pypi:airbyte-source-partnerstack#C |  | kingfisher trufflehog
    Pipeline CRM | api.pipelinecrm.com *.pipelinecrm.com | | | nango
    PitchBook | api.pitchbook.com *.pitchbook.com | | | sim
    Planhat | api.planhat.com *.planhat.com | pypi:pyplanhat#C pypi:robocorp-planhat#C
    Ploomes | api2.ploomes.com public-api2.ploomes.com *.ploomes.com | | | https://developers.ploomes.com
    Powrbot | *.powrbot.com | | | kingfisher trufflehog
    Propstack | api.propstack.de *.propstack.de
    Prospect 365 | *.prospect365.com | | | kingfisher trufflehog
    Prospeo | api.prospeo.io *.prospeo.io | | | nango sim
    Quartr | api.quartr.com *.quartr.com | pypi:unique-quartr#C | | sim
    Quentn | *.quentn.com | | | nango
    RB2B | api.rb2b.com *.rb2b.com | | | sim
    Read AI | api.read.ai *.read.ai | | https://status.read.ai | nango w6w
    Really Simple Systems | apiv4.reallysimplesystems.com *.reallysimplesystems.com | | | kingfisher trufflehog
    Recall.ai | us-east-1.recall.ai us-west-2.recall.ai eu-central-1.recall.ai ap-northeast-1.recall.ai *.recall.ai | npm:@recallai/desktop-sdk npm:recall-ai#C | | nango
    Reply.io | api.reply.io *.reply.io | pypi:airbyte-source-reply-io#C | https://status.reply.io | kingfisher nango trufflehog
    RetailCRM | *.retailcrm.ru *.retailcrm.pro *.simla.com | composer:retailcrm/api-client-php npm:retailcrm pypi:retailcrm golang:github.com/retailcrm/api-client-go | | https://docs.retailcrm.ru
    Salesblink | run.salesblink.io *.salesblink.io | | | kingfisher trufflehog
    SalesCookie | *.salescookie.com | | | kingfisher trufflehog
    SalesDrive | *.salesdrive.me
    Salesflare | api.salesflare.com *.salesflare.com | | | kingfisher trufflehog
    Salesmate | *.salesmate.io | | | trufflehog
    Salesmsg | api.salesmessage.com *.salesmessage.com | | https://status.salesmessage.com | nango w6w
    Showpad | *.showpad.biz *.showpad.com |  | https://status.showpad.com | meltano
    Skrapp | api.skrapp.io *.skrapp.io | | | kingfisher trufflehog
    StoreCensus | www.storecensus.com *.storecensus.com | | | nango
    Streak | api.streak.com *.streak.com | | https://status.streak.com | kingfisher nango trufflehog
    SuperOffice | *.superoffice.com schemes.superoffice.net *.superoffice.net | composer:socialiteproviders/superoffice#C composer:socialiteproviders/super-office#C |  | socialite
    Teamgate | api.teamgate.com *.teamgate.com | | | trufflehog
    Teamleader | api.focus.teamleader.eu focus.teamleader.eu *.teamleader.eu | composer:socialiteproviders/teamleader#C | https://status.teamleader.eu | nango socialite
    The Swarm | *.theswarm.com | | | nango
    TheirStack | api.theirstack.com *.theirstack.com | | | nango
    tl;dv | pasta.tldv.io *.tldv.io | | https://tldv.instatus.com | nango
    Trigify | api.trigify.io *.trigify.io | | | nango
    Twenty | api.twenty.com *.twenty.com | pypi:twentycrm-api-client#C | https://twenty-status.com | nango openstatus
    UpLead | api.uplead.com *.uplead.com | | | kingfisher trufflehog
    Upsales | integration.upsales.com *.upsales.com | | https://status.upsales.com | nango w6w
    Valley | api.joinvalley.co *.joinvalley.co | | | nango
    Virtuous | api.virtuoussoftware.com *.virtuoussoftware.com *.virtuous.org
    Vitally | *.vitally.io | pypi:airbyte-source-vitally#C
    Wappalyzer | api.wappalyzer.com *.wappalyzer.com | | | nango
    Wealthbox | api.crmworkspace.com *.crmworkspace.com | | | nango sim
    Wiza | *.wiza.co | | https://status.wiza.co | nango sim w6w
    Zendesk Sell | api.getbase.com *.getbase.com | pypi:airbyte-source-zendesk-sell#C cocoapods:ZendeskSellSDK | https://status.zendesk.com | grant nango w6w
`;
