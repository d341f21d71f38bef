/** Vendors of the category `security` in one line each; see `brief-vendors.ts`. */
export const security = `
    2Captcha | 2captcha.com api.2captcha.com rucaptcha.com api.rucaptcha.com *.2captcha.com *.rucaptcha.com | npm:2captcha npm:2captcha-ts npm:@2captcha/captcha-solver pypi:2captcha-python npm:rucaptcha-client#C npm:puppeteer-extra-plugin-recaptcha#C npm:rucaptcha-2captcha#C npm:@infosimples/node_two_captcha#C | | https://2captcha.com/api-docs
    360 DNS | doh.360.cn
    360 Quake | quake.360.net quake.360.cn | | | subfinder
    3dsecure.io | service.3dsecure.io *.3dsecure.io | | | hyperswitch
    42Crunch | *.42crunch.com | githubactions:42crunch/*#G | | https://docs.42crunch.com
    5SIM | 5sim.net *.5sim.net | npm:5sim-api#C pypi:pyfivesim#C pypi:fivesim#C | | https://5sim.net/docs
    Abnormal Security | api.abnormalplatform.com *.abnormalplatform.com *.abnormalsecurity.com | | https://abnormalsecurity.statuspage.io
    abuse.ch | *.abuse.ch | | | tracecat
    Accenture Cyber Threat Intelligence | api.intel.accenture.com | | | opencti
    AdGuard DNS | dns.adguard.com dns-family.adguard.com dns-unfiltered.adguard.com dns.adguard-dns.com *.adguard-dns.com api.adguard-dns.io | |  | intelowl
    Aikido | app.aikido.dev *.aikido.dev | npm:@aikidosec/firewall npm:@aikidosec/safe-chain#G pypi:aikido-zen gem:aikido-zen composer:socialiteproviders/aikido#C githubactions:AikidoSec/*#G docker:aikidosecurity/*#G | https://status.aikido.dev | socialite
    Akismet | rest.akismet.com *.akismet.com | pypi:pykismet3#C pypi:akismet#C npm:akismet-api#C gem:akismet#C gem:rakismet#C hex:askimet_ex npm:akismet#C composer:tijsverkoyen/akismet#C composer:wpackagist-plugin/akismet composer:silverstripe/akismet#C composer:omines/akismet#C | https://automatticstatus.com
    AlertMedia | *.alertmedia.com | | | tracecat
    alphaMountain | api.alphamountain.ai *.alphamountain.ai | | | misp
    Anomali | api.threatstream.com *.threatstream.com | | | tracecat
    Anti-Captcha | api.anti-captcha.com *.anti-captcha.com | pypi:anticaptchaofficial npm:@antiadmin/anticaptchaofficial pypi:python-anticaptcha#C npm:anticaptcha#C
    Antideo | api.antideo.com *.antideo.com
    ANY.RUN | api.any.run *.any.run | pypi:anyrun-tools#C | | tracecat
    APIVoid | endpoint.apivoid.com api.apivoid.com *.apivoid.com | |  | intelowl
    Appknox | *.appknox.com | githubactions:appknox/*#G pypi:appknox | | https://developers.appknox.com
    Aqua Security | *.aquasec.com *.cloudsploit.com | pypi:aquasec#C terraform:aquasecurity/aquasec#G docker:registry.aquasec.com/*#G | https://status.aquasec.com
    Arctic Wolf | *.arcticwolf.com |  | https://status.arcticwolf.com
    Aserto | *.aserto.com | pypi:aserto#C pypi:aserto-authorizer#C pypi:aserto-directory#C
    AttackerKB | api.attackerkb.com *.attackerkb.com | | | misp
    Auth0 FGA | *.fga.dev
    AuthZed | *.authzed.com | npm:@authzed/authzed-node#B pypi:authzed#B golang:github.com/authzed/authzed-go#B gem:authzed#B maven:com.authzed.api:authzed#B | https://status.authzed.com
    Avanan | *.avanan.net | | https://status.avanan.com | nango
    Backscatter.io | *.backscatter.io | | | cortex
    Bambenek Consulting | faf.bambenekconsulting.com *.bambenekconsulting.com | | | opencti
    Basis Theory | *.basistheory.com | npm:@basis-theory/* pypi:basistheory nuget:BasisTheory.net composer:basistheory/basistheory-php cocoapods:BasisTheoryElements cocoapods:BasisTheory#C | https://status.basistheory.com
    BastionZero | *.bastionzero.com
    BeVigil | osint.bevigil.com *.bevigil.com | pypi:bevigil-cli#C | | subfinder
    Beyond Identity | *.beyondidentity.com | npm:@beyondidentity/bi-sdk-js | https://status.beyondidentity.com
    BeyondTrust | *.beyondtrustcloud.com api.beyondtrust.io *.beyondtrust.io | golang:github.com/BeyondTrust/go-client-library-passwordsafe#B
    BGPView | api.bgpview.io *.bgpview.io | |  | spiderfoot
    BigID | *.bigid.cloud
    BinaryEdge | api.binaryedge.io *.binaryedge.io
    Bitdefender | *.bitdefender.com | pypi:bitdefender-msp-client#C | | nango
    Bitsight | api.bitsighttech.com *.bitsighttech.com | pypi:bitsight#C pypi:bitsightpy#C
    Blockaid | api.blockaid.io *.blockaid.io | npm:@blockaid/client
    Bugcrowd | api.bugcrowd.com *.bugcrowd.com | | https://www.bugcrowdstatus.com
    C99 | api.c99.nl *.c99.nl | |  | spiderfoot
    Call Control | api.callcontrol.com *.callcontrol.com | | | openapis
    CapMonster Cloud | api.capmonster.cloud *.capmonster.cloud | npm:@zennolab_com/capmonstercloud-client pypi:capmonstercloudclient nuget:Zennolab.CapMonsterCloud.Client npm:node-capmonster#C npm:capmonster#C | | https://docs.capmonster.cloud
    CapSolver | api.capsolver.com *.capsolver.com | pypi:capsolver npm:capsolver-npm#C npm:puppeteer-extra-plugin-capsolver#C pypi:python3-capsolver#C | | https://docs.capsolver.com
    CaptchaFox | api.captchafox.com *.captchafox.com | npm:@captchafox/react npm:@captchafox/vue npm:@captchafox/node
    Carbon Black | defense.conferdeploy.net *.conferdeploy.net | pypi:carbon-black-cloud-sdk#C pypi:cbapi#C | | n8n
    Cato Networks | api.catonetworks.com *.catonetworks.com | terraform:catonetworks/cato#G | https://status.catonetworks.com | statusphere
    Censys | search.censys.io api.platform.censys.io *.censys.io | pypi:censys pypi:censys-platform npm:@censys/node | https://status.censys.io | tracecat trufflehog
    Cerbos Hub | *.cerbos.cloud api.cerbos.cloud | npm:@cerbos/grpc#F npm:@cerbos/http#F pypi:cerbos#F golang:github.com/cerbos/cerbos-sdk-go#F npm:@cerbos/embedded#B
    Cerby | *.cerby.com | | | nango
    Chainabuse | *.chainabuse.com | | | cortex
    Chainguard | cgr.dev *.cgr.dev *.chainguard.dev *.enforce.dev | terraform:chainguard-dev/chainguard#G githubactions:chainguard-dev/setup-chainctl#G | https://status.chainguard.dev
    Check Point Harmony SASE | api.perimeter81.com *.perimeter81.com | | https://status.perimeter81.com | nango
    CheckPhish | developers.checkphish.ai *.checkphish.ai | |  | intelowl
    Chinaz | apidatav2.chinaz.com api.chinaz.com *.chinaz.com | | | subfinder
    CIRCL | *.circl.lu
    CISA | www.cisa.gov *.cisa.gov | pypi:cisa-kev#C | | tracecat
    Cisco Secure Malware Analytics | panacea.threatgrid.com panacea.threatgrid.eu *.threatgrid.com *.threatgrid.eu | | | opencti
    Cisco Talos | www.talosintelligence.com *.talosintelligence.com | |  | intelowl
    Cisco Umbrella | api.umbrella.com s-platform.api.opendns.com *.umbrella.com | | https://status.umbrella.com | n8n statusphere
    ClearSale | api.clearsale.com.br homologacao.clearsale.com.br *.clearsale.com.br
    Cloudentity | *.cloudentity.io | | | nango
    Cluster25 | api.intelligence.cluster25.io *.cluster25.io | | | opencti
    Cobalt | api.cobalt.io *.cobalt.io
    ConductorOne | *.conductor.one | | | nango
    ConnectSecure | *.myconnectsecure.com | | | nango
    Control D | *.controld.com freedns.controld.com
    Cookiebot | *.cookiebot.com *.cookiebot.eu | npm:gatsby-plugin-cookiebot#C npm:react-cookiebot#C pypi:rexapi#C nuget:Umbraco.Cms.Integrations.Analytics.Cookiebot#C
    Corbado | *.corbado.io *.corbado.com | npm:@corbado/react npm:@corbado/web-js npm:@corbado/node-sdk composer:corbado/php-sdk pypi:passkeys#C pub:corbado_auth#C
    Corelight | eu.api.investigator.corelight.com *.corelight.com | | | opencti
    Cortex XSOAR | *.demisto.live | | | power
    Criminal IP | *.criminalip.io | pypi:pycriminalip#C pypi:criminalip#C
    CrowdSec | *.crowdsec.net | pypi:crowdsec-service-api#C pypi:cscapi#C | | tracecat
    crt.sh | crt.sh *.crt.sh | pypi:pycrtsh#C pypi:certspy#C | | intelowl
    CRXcavator | api.crxcavator.io *.crxcavator.io | |  | spiderfoot
    CTM360 | cbs.ctm360.com hackerview.ctm360.com cyna.ctm360.com *.ctm360.com | | | opencti
    CybelAngel | auth.cybelangel.com platform.cybelangel.com *.cybelangel.com | | | opencti
    CyberArk | *.cyberark.cloud *.idaptive.app | golang:github.com/cyberark/conjur-api-go#B pypi:vcert#C terraform:cyberark/idsec#G | | https://github.com/external-secrets/external-secrets
    Cybereason | *.cybereason.net | pypi:cybereason#C
    Cybersixgill | portal.cybersixgill.com *.cybersixgill.com | | | opencti
    Cyera | *.cyera.io
    Dark Web Informer | api.darkwebinformer.com *.darkwebinformer.com | | | opencti
    Darktrace | *.darktrace.com
    Data Theorem | api.securetheorem.com *.securetheorem.com | githubactions:datatheorem/*#G
    DataDome | api.datadome.co *.datadome.co *.captcha-delivery.com | npm:@datadome/* pypi:datadome-fraud-sdk-python composer:datadome/fraud-sdk-symfony composer:datadome/fraud-sdk-laravel gem:datadome_fraud_sdk_ruby golang:github.com/datadome/fraud-sdk-go-package cocoapods:DatadomeSDK#C cocoapods:DataDomeSDK#C swift:github.com/DataDome/datadome-ios-package#C | https://status.datadome.co
    DataGrail | *.datagrail.io | | https://status.datagrail.io
    DB-IP | api.db-ip.com *.db-ip.com
    Death by Captcha | api.dbcapi.me api.deathbycaptcha.com *.dbcapi.me *.deathbycaptcha.com | npm:deathbycaptcha-lib#C pypi:deathbycaptcha-official
    DeBounce | api.debounce.io *.debounce.io | | | kingfisher trufflehog
    Deepfence | *.deepfence.io | | | https://docs.deepfence.io
    DeHashed | api.dehashed.com *.dehashed.com | | | tracecat
    Delinea | *.secretservercloud.com *.delinea.app *.secretsvaultcloud.com | pypi:python-tss-sdk golang:github.com/DelineaXPM/dsv-sdk-go golang:github.com/DelineaXPM/tss-sdk-go#B pypi:dss-sdk#C terraform:DelineaXPM/tss#G terraform:DelineaXPM/dsv#G generic:ansible/delinea.*#G | https://status.delinea.com
    Detectify | api.detectify.com *.detectify.com |  | https://status.detectify.com | kingfisher trufflehog
    Didomi | *.didomi.io *.privacy-center.org | npm:@didomi/react pub:didomi_sdk cocoapods:Didomi-XCFramework maven:io.didomi.sdk cocoapods:Didomi#C swift:github.com/didomi/didomi-ios-sdk-spm#C | https://status.didomi.io
    DigiCert | www.digicert.com *.digicert.com | terraform:digicert/digicert#G | https://status.digicert.com
    DigitalYama | api.digitalyama.com *.digitalyama.com | | | subfinder
    Dingxiang | *.dingxiang-inc.com | | | https://www.dingxiang-inc.com/docs
    DNSArchive.net | dnsarchive.net *.dnsarchive.net | | | subfinder
    DNSDB | *.dnsdb.info | pypi:dnsdb2#C | | power
    DNSdumpster | *.dnsdumpster.com | pypi:dnsdumpster#C | | cortex
    DNSFilter | api.dnsfilter.com *.dnsfilter.com | | https://status.dnsfilter.com | statusphere
    DNSHE | dnshe.com
    DocGuard | api.docguard.net api.docguard.io *.docguard.net *.docguard.io | |  | intelowl
    DOGESEC | api.ctibutler.com api.obstracts.com api.stixify.com api.vulmatch.com api.siemrules.com *.ctibutler.com *.obstracts.com *.stixify.com *.vulmatch.com *.siemrules.com | | | opencti
    DomainsProject.org | api.domainsproject.org *.domainsproject.org | | | subfinder
    DomainTools | api.domaintools.com *.domaintools.com | pypi:domaintools-api | | power
    dope.security | *.dope.security | | | nango
    Doppel | api.doppel.com *.doppel.com | pypi:doppel-sdk | | opencti
    Dragos | portal.dragos.com *.dragos.com | | | opencti
    Driftnet | api.driftnet.io *.driftnet.io | | | subfinder
    DShield | feeds.dshield.org *.dshield.org | | | opencti
    EchoCTI | api.echocti.com *.echocti.com | | | opencti
    EchoTrail | *.echotrail.io | | | cortex
    Edgescan | live.edgescan.com *.edgescan.com | | | https://docs.edgescan.com
    EmailRep | *.emailrep.io | | | tracecat
    Emerging Threats | *.emergingthreats.net | | | cortex
    Endor Labs | api.endorlabs.com *.endorlabs.com | pypi:endorlabs#C githubactions:endorlabs/*#G | | trufflehog
    EnvKey | *.envkey.com | npm:envkey npm:envkey-webpack-plugin#G
    ESET Threat Intelligence | eti.eset.com | | https://status.eset.com | opencti statusphere
    Evervault | *.evervault.com *.evervault.app *.evervault.io | npm:@evervault/sdk npm:@evervault/react npm:@evervault/js pypi:evervault gem:evervault golang:github.com/evervault/evervault-go composer:evervault/evervault-php maven:com.evervault:lib cocoapods:EvervaultCore npm:@evervault/browser cocoapods:Evervault#C cocoapods:EvervaultPayment#C | https://status.evervault.com
    Expel | *.expel.io | pypi:pyexclient#C | https://status.expel.io
    ExtraHop | *.extrahop.com
    FileScan.IO | www.filescan.io *.filescan.io | |  | intelowl
    FIRST | api.first.org | | | tracecat
    Flashpoint | api.flashpoint.io *.flashpoint.io fp.tools *.fp.tools
    Flowtriq | *.flowtriq.com | | | misp
    Focsec | api.focsec.com *.focsec.com | pypi:focsec#C |  | spiderfoot
    FOFA | *.fofa.info | pypi:python-fofa-sy#C
    ForgeRock | *.forgeblocks.com | npm:@forgerock/javascript-sdk#B npm:@rockcarver/frodo-lib npm:@rockcarver/frodo-cli#G npm:@forgerock/davinci-client npm:@forgerock/oidc-client npm:@forgerock/protect cocoapods:FRAuth#B
    Fortanix | sdkms.fortanix.com *.fortanix.com | golang:github.com/fortanix/sdkms-client-go pypi:sdkms#C | | https://github.com/external-secrets/external-secrets
    FortiGuard | premiumapi.fortinet.com *.fortiguard.com | | | opencti
    FraudGuard | api.fraudguard.io *.fraudguard.io | |  | spiderfoot
    FraudLabs Pro | api.fraudlabspro.com *.fraudlabspro.com | | | power
    FreeIPAPI | freeipapi.com *.freeipapi.com
    FullHunt | fullhunt.io *.fullhunt.io | |  | spiderfoot
    GeeTest | static.geetest.com api.geetest.com gcaptcha4.geetest.com *.geetest.com | npm:geetest#C npm:react-geetest-v4#C npm:gt3-sdk
    GeoJS | get.geojs.io *.geojs.io
    GetGeoAPI | api.getgeoapi.com *.getgeoapi.com | | | kingfisher trufflehog
    GoodHire | api.goodhire.com api.goodhire.io *.goodhire.com *.goodhire.io | | | https://docs.goodhire.com
    Google SecOps | api.chronicle.security apac-api.chronicle.security *.chronicle.security | cargo:google-backstory cargo:google-cloud-chronicle-v1 | | opencti
    Google Threat Intelligence | api.intelligence.mandiant.com advantage.mandiant.com *.mandiant.com | | | opencti
    Greip | gregeoip.com *.gregeoip.com *.greip.io | pypi:greip#C | | openapis
    GreyNoise | api.greynoise.io *.greynoise.io | pypi:greynoise | https://status.greynoise.io | tracecat
    Group-IB | tap.group-ib.com *.group-ib.com | | | opencti
    HackerOne | api.hackerone.com *.hackerone.com | pypi:strands-hackerone#C | https://www.hackeronestatus.com | tracecat
    HackerTarget | api.hackertarget.com *.hackertarget.com | |  | spiderfoot
    hashdd | api.hashdd.com *.hashdd.com | pypi:hashdd | | misp
    HoneyDB | honeydb.io *.honeydb.io | |  | intelowl
    HostedScan | api.hostedscan.com *.hostedscan.com
    Hudson Rock | api.hudsonrock.com *.hudsonrock.com | | | tracecat
    HUMAN Security | *.humansecurity.com *.perimeterx.net *.px-cloud.net *.px-cdn.net *.px-client.net *.pxchk.net *.pxi.pub | npm:perimeterx-node-express npm:perimeterx-node-core cocoapods:PerimeterX | https://status.humansecurity.com
    Hunt.io | api.hunt.io *.hunt.io | | | opencti
    Hunter.how | api.hunter.how *.hunter.how | |  | intelowl
    Huntress | api.huntress.io *.huntress.io | pypi:pyhuntress#C | https://status.huntress.io | nango
    HYAS | *.hyas.com | | | power
    Hybrid Analysis | www.hybrid-analysis.com *.hybrid-analysis.com | | | tracecat
    ID Analyzer | api.idanalyzer.com *.idanalyzer.com | npm:idanalyzer pypi:idanalyzer#C pypi:idanalyzer2#C | | power
    ID.me | api.id.me *.id.me | | | grant
    Immuta | *.immuta.com *.immuta.io | |  | meltano
    Imperva | api.imperva.com my.imperva.com my.incapsula.com *.imperva.com *.incapsula.com | terraform:imperva/incapsula#G | https://status.imperva.com
    Indent | *.indent.com
    InQuest Labs | labs.inquest.net *.inquest.net | |  | intelowl
    Intel 471 | api.intel471.com *.intel471.com
    Intelfinder | dash.intelfinder.io *.intelfinder.io | | | opencti
    Intelligence X | 2.intelx.io public.intelx.io free.intelx.io *.intelx.io | pypi:intelx | | intelowl
    Intezer | *.intezer.com | pypi:intezer-sdk
    Intigriti | api.intigriti.com *.intigriti.com | pypi:intigriti#C
    Intruder | api.intruder.io *.intruder.io | | https://status.intruder.io | meltano
    IP2Proxy | api.ip2proxy.com *.ip2proxy.com | pypi:ip2proxy#C | | openapis
    IP2WHOIS | api.ip2whois.com *.ip2whois.com | pypi:airbyte-source-ip2whois#C pypi:ip2whois#C | | power
    ipapi.is | api.ipapi.is *.ipapi.is
    ipbase | api.ipbase.com *.ipbase.com | npm:@everapi/ipbase-js
    IPHub | *.iphub.info
    IPLocate | iplocate.io *.iplocate.io www.iplocate.io | npm:node-iplocate pypi:python-iplocate
    IPQualityScore | www.ipqualityscore.com *.ipqualityscore.com | | | kingfisher power trufflehog
    IPWHOIS.io | ipwho.org api.ipwho.org ipwho.is ipwhois.app *.ipwhois.io | npm:ipwhois pypi:ipwhois-python#C
    IronNet | api.threatanalysis.io *.threatanalysis.io | | | opencti
    isMalicious | api.ismalicious.com *.ismalicious.com | | | misp
    Iubenda | *.iubenda.com
    Joe Sandbox | *.joesecurity.org | pypi:jbxapi#C
    JupiterOne | *.jupiterone.io | pypi:jupiterone#C | | kingfisher trufflehog
    Kasada | *.kasada.io *.kasadapolyform.io *.kpsdk.io
    Kaspersky Threat Intelligence | tip.kaspersky.com opentip.kaspersky.com | | | opencti
    Keeper Security | *.keepersecurity.com | golang:github.com/keeper-security/secrets-manager-go npm:@keeper-security/secrets-manager-core githubactions:keeper-security/*#G terraform:keeper-security/secretsmanager#G generic:ansible/keepersecurity.*#G docker:keeper/*#G | https://statuspage.keeper.io | nango
    Ketch | *.ketchcdn.com *.ketch.com *.ketchjs.com | | | sim
    KnowBe4 | *.knowbe4.com | | https://status.knowbe4.com | nango
    Konduto | *.konduto.com *.k-analytix.com | | | https://github.com/catarse/catarse
    Koodous | developer.koodous.com api.koodous.com *.koodous.com | |  | intelowl
    Kount | *.kount.net *.kount.com | npm:@kount/kount-web-client-sdk pypi:kount-ris-sdk#C
    Lacework | *.lacework.net | terraform:lacework/lacework#G golang:github.com/lacework/go-sdk pypi:laceworksdk#C docker:lacework/*#G githubactions:lacework/*#G generic:circleci/lacework/*#G generic:helm/lacework-agent#G generic:helm/proxy-scanner#G generic:ansible/lacework.*#G generic:helm/lacework.github.io/helm-charts/*#G
    LastInfoSec | api.client.lastinfosec.com *.lastinfosec.com | | | opencti
    LastPass | *.lastpass.com | | https://status.lastpass.com | nango
    LeakCheck | *.leakcheck.io | | | tracecat
    LeakIX | leakix.net *.leakix.net | pypi:leakix pypi:leakpy#C | | intelowl
    LexisNexis Risk Solutions | *.lexisnexisrisk.com *.threatmetrix.com
    Login.gov | secure.login.gov idp.int.identitysandbox.gov |  | https://status.login.gov | grant
    LoginRadius | api.loginradius.com *.loginradius.com *.lrcontent.com | npm:loginradius-sdk#C | https://status.loginradius.com | kingfisher trufflehog
    MailboxValidator | api.mailboxvalidator.com *.mailboxvalidator.com | pypi:mailboxvalidator#C | | power
    MalBeacon | api.malbeacon.com *.malbeacon.com | | | opencti
    Malcore | api.malcore.io *.malcore.io | | | opencti n8n
    Maltiverse | api.maltiverse.com *.maltiverse.com | pypi:maltiverse | | spiderfoot
    Malwarebytes | api.malwarebytes.com *.malwarebytes.com | | | nango
    MerkleMap | api.merklemap.com *.merklemap.com | | | subfinder
    MetaDefender | *.metadefender.com *.opswat.com | pypi:mcl-platform-sdk#C pypi:md-insights-client#C | https://trust.opswat.com
    Metras | api.metras.sa *.metras.sa | | | opencti
    Microsoft Defender for Endpoint | api.securitycenter.microsoft.com api.security.microsoft.com api-us.securitycenter.microsoft.com api-eu.securitycenter.microsoft.com api-uk.securitycenter.microsoft.com *.securitycenter.microsoft.com *.securitycenter.windows.com
    MillionVerifier | api.millionverifier.com *.millionverifier.com | | | nango sim
    Mimecast | api.services.mimecast.com *.mimecast.com | | https://status.mimecast.com | nango
    mnemonic Passive DNS | api.mnemonic.no *.mnemonic.no | |  | spiderfoot
    Modat | api.magnify.modat.io *.modat.io | | | opencti
    Moderation API | api.moderationapi.com *.moderationapi.com | npm:@moderation-api/sdk pypi:moderation-api#C | | kingfisher trufflehog
    Mondoo | us.api.mondoo.com *.api.mondoo.com *.mondoo.com | golang:go.mondoo.com/mondoo-go githubactions:mondoohq/*#G docker:mondoo/*#G generic:helm/mondoo-operator#G | https://status.mondoo.com | https://github.com/mondoohq/cnquery
    Mullvad | base.dns.mullvad.net *.mullvad.net | pypi:mullvad-neo-api#C |  | intelowl
    Myra Security | apiv2.myracloud.com *.myracloud.com | golang:github.com/Myra-Security-GmbH/myrasec-go | | https://github.com/Myra-Security-GmbH/myrasec-go
    N-able Passportal | *.passportal.com *.passportalmsp.com
    Netcetera | *.netcetera-cloud-payment.ch | | | hyperswitch
    Netlas | *.netlas.io | pypi:netlas#C
    Netskope | *.goskope.com | pypi:netskope-sdwan-py-sdk#C | https://trust.netskope.com
    Nightfall | api.nightfall.ai *.nightfall.ai | pypi:nightfall githubactions:nightfallai/*#G | https://status.nightfall.ai | kingfisher trufflehog
    NopeCHA | api.nopecha.com *.nopecha.com | npm:nopecha pypi:nopecha | | https://nopecha.com/api-reference
    Notabene | api.notabene.id *.notabene.id
    NowSecure | *.nowsecure.com | githubactions:nowsecure/*#G | | https://github.com/nowsecure/nowsecure-action
    NSFOCUS | nti.nsfocusglobal.com *.nsfocusglobal.com | | | opencti
    NVD | services.nvd.nist.gov nvd.nist.gov | maven:org.owasp:dependency-check-maven#G maven:org.owasp:dependency-check-gradle#G maven:org.owasp.dependencycheck#G | | power
    Ockam | install.command.ockam.io api.orchestrator.ockam.io *.ockam.io
    Onboardbase | public.onboardbase.com *.onboardbase.com | | | https://github.com/external-secrets/external-secrets
    One-Time Secret | *.onetimesecret.com | pypi:onetimesecret#C | | power
    OneRep | *.onerep.com
    OneTrust | *.onetrust.com *.cookielaw.org *.cookiepro.com | npm:react-native-onetrust-cmp pub:onetrust_publishers_native_cmp cocoapods:OneTrust-CMP-XCFramework maven:com.onetrust.cmp pypi:onetrust-ai-guard-sdk#C cocoapods:OneTrust-CMP-tvOS-XCFramework swift:github.com/Zentrust/OTPublishersHeadlessSDK swift:github.com/Zentrust/OTPublishersHeadlessSDKtvOS cocoapods:OTPublishersHeadlessSDK | https://status.onetrust.com
    OnlineSim | onlinesim.io onlinesim.ru *.onlinesim.io | npm:onlinesim-js-api | | https://onlinesim.io/docs/api
    ONYPHE | www.onyphe.io *.onyphe.io | pypi:pyonyphe#C | | intelowl
    OOPSpam | api.oopspam.com *.oopspam.com | | | kingfisher trufflehog
    Opal | *.opal.dev | golang:github.com/opalsecurity/opal-go
    OpenCVE | *.opencve.io | | | cortex
    Orange Cyberdefense | api-ww.cert.orangecyberdefense.com *.cert.orangecyberdefense.com | | | opencti
    Orca Security | api.orcasecurity.io *.orcasecurity.io | githubactions:orcasecurity/*#G docker:orcasecurity/*#G | https://status.orcasecurity.io
    Ory Network | projects.oryapis.com *.oryapis.com *.ory.sh | npm:@ory/client#B npm:@ory/client-fetch#B npm:@ory/elements-react#B npm:@ory/nextjs#B npm:@ory/cli#G pypi:ory-client#B golang:github.com/ory/client-go#B composer:ory/client#B gem:ory-client#B nuget:Ory.Client#B maven:sh.ory:ory-client#B cargo:ory-client#B pub:ory_client#B terraform:ory/ory#G npm:@ory/hydra-client#B npm:@ory/kratos-client#B npm:@ory/kratos-client-fetch#B npm:@ory/keto-client#B npm:@ory/keto-grpc-client#B npm:@ory/hydra-client-fetch#B | https://status.ory.sh | nango
    Osano | *.osano.com |  | https://status.osano.com
    OSINT Industries | api.osint.industries *.osint.industries | | | opencti
    Ostorlab | api.ostorlab.co *.ostorlab.co | githubactions:ostorlab/*#G pypi:ostorlab#G
    OSV | api.osv.dev *.osv.dev | | | tracecat
    Palo Alto Networks | *.paloaltonetworks.com *.prismacloud.io | pypi:prisma-sase pypi:demisto-py pypi:pan-scm-sdk#C pypi:pan-insights-sdk#C pypi:pypanrestv2#C pypi:pan-threat-vault-python#C pypi:pan-os-python#B golang:github.com/PaloAltoNetworks/pango#F terraform:paloaltonetworks/prismacloud#G docker:registry.twistlock.com/*#G generic:circleci/bridgecrew/*#G docker:twistlock/*#G terraform:paloaltonetworks/scm#G | https://status.paloaltonetworks.com
    Paraxial.io | app.paraxial.io *.paraxial.io | hex:paraxial | | https://hexdocs.pm/paraxial
    Passage | *.passage.id *.passage.dev | npm:@passageidentity/passage-js pypi:passage-identity golang:github.com/passageidentity/passage-go gem:passageidentity | | power
    Passwordless.dev | *.passwordless.dev | pypi:passwordless
    Phase | *.phase.dev
    PhishLabs | *.phishlabs.com | | | tracecat
    PhishTank | *.phishtank.com
    Piiano | *.piiano.io
    PingOne | *.pingone.ca *.pingone.asia *.pingone.com.au *.pingone.sg | cocoapods:PingOneSignals cocoapods:PingOneProtect | https://status.pingidentity.com
    Pipe0 | api.pipe0.com *.pipe0.com | | | tracecat
    PolySwarm | api.polyswarm.network *.polyswarm.network *.polyswarm.io | pypi:polyswarm-api | | intelowl
    Previder | *.previder.com *.previder.io | golang:github.com/previder/vault-cli | | https://github.com/external-secrets/external-secrets
    Private AI | *.private-ai.com | pypi:privateai#B
    PRODAFT | usta.prodaft.com prod.blindspot.prodaft.com *.prodaft.com | pypi:python-catalyst#C | | opencti
    Profundis | api.profundis.io *.profundis.io | | | subfinder
    ProjectDiscovery | api.projectdiscovery.io cloud.projectdiscovery.io *.projectdiscovery.io | golang:github.com/projectdiscovery/chaos-client | https://status.projectdiscovery.io | tracecat
    Proofpoint | *.proofpoint.com | pypi:psat-api#C pypi:ser-admin-api#C pypi:proofpoint-itm#C
    PugRecon | pugrecon.com *.pugrecon.com | | | subfinder
    Pulsedive | *.pulsedive.com
    Qintel | api.qsentry.qintel.com *.qintel.com | | | misp
    Quad101 | dns.twnic.tw
    Quad9 | dns.quad9.net *.quad9.net | |  | intelowl
    Qualys | *.qualys.com *.qualys.eu | pypi:pyqualys#C pypi:qualyspy#C pypi:qualysetl#C docker:qualys/*#G | https://status.qualys.com |
    Ransomfeed | api.ransomfeed.it *.ransomfeed.it | | | opencti
    RansomLook | www.ransomlook.io *.ransomlook.io | | | misp opencti
    Ransomware.live | api.ransomware.live api-pro.ransomware.live *.ransomware.live | | | opencti
    RapidDNS | rapiddns.io *.rapiddns.io | | | subfinder
    Recorded Future | api.recordedfuture.com *.recordedfuture.com | | | power
    Red Canary | *.redcanary.co *.redcanary.com | | https://status.redcanary.com
    RedHunt Labs | devportal.redhuntlabs.com *.redhuntlabs.com | | | subfinder
    Report URI | *.report-uri.com
    ReversingLabs | *.reversinglabs.com | pypi:reversinglabs-sdk-py3 | | power
    RIPE NCC | rest.db.ripe.net stat.ripe.net atlas.ripe.net *.ripe.net | pypi:ripe-atlas-cousteau | | intelowl
    RiskIQ | api.riskiq.net *.riskiq.net *.passivetotal.org | | | power
    RiskRecon | api.riskrecon.com *.riskrecon.com | | | https://github.com/DefectDojo/django-DefectDojo
    Robtex | freeapi.robtex.com *.robtex.com | |  | spiderfoot
    Rownd | api.rownd.io *.rownd.io | npm:@rownd/node npm:@rownd/react npm:@rownd/react-native | | trufflehog
    RSECloud | api.rsecloud.com *.rsecloud.com | | | subfinder
    RST Cloud | api.rstcloud.net *.rstcloud.net *.rstcloud.com | pypi:rstapi#C | | misp opencti
    Rubrik | *.rubrik.com | terraform:rubrikinc/rubrik#G terraform:rubrikinc/polaris#G pypi:rubrik-cdm#B | https://status.rubrik.com | statusphere
    runZero | *.runzero.com | | | jentic
    SailPoint | *.identitynow.com *.sailpoint.com | npm:identitynow-sdk#C pypi:sailpoint#C | https://status.sailpoint.com
    SANS ISC | isc.sans.edu *.sans.edu | |  | intelowl
    Secure Code Warrior | *.securecodewarrior.com | | https://status.securecodewarrior.com | power
    SecureAuth | *.secureauth.com | | https://status.secureauth.com
    SecurityScorecard | api.securityscorecard.io *.securityscorecard.io | | https://status.securityscorecard.com
    SecurityTrails | api.securitytrails.com *.securitytrails.com | pypi:pysecuritytrails#C | https://status.securitytrails.com | kingfisher trufflehog
    Sekoia.io | *.sekoia.io | pypi:sekoia-event-exporter#C | | cortex
    SentinelOne | *.sentinelone.net | generic:helm/charts.sentinelone.com/*#G | https://status.sentinelone.com | nango tracecat
    Shadowserver | dl.shadowserver.org transform.shadowserver.org *.shadowserver.org | | | opencti
    ShadowTrackr | shadowtrackr.com *.shadowtrackr.com | pypi:shadowtrackr#C | | opencti
    Shecan | free.shecan.ir *.shecan.ir
    Shuffler | shuffler.io *.shuffler.io | | | n8n
    Silent Push | app.silentpush.com api.silentpush.com *.silentpush.com | pypi:silentpush#C | | opencti
    Silobreaker | api.silobreaker.com *.silobreaker.com | | | opencti
    SiteDossier | www.sitedossier.com *.sitedossier.com | | | subfinder
    Skyflow | *.skyflowapis.com *.skyflow.com *.skyflowapis-preview.com | npm:skyflow-node npm:skyflow-js pypi:skyflow golang:github.com/skyflowapi/skyflow-go maven:com.skyflow:skyflow-java cocoapods:Skyflow pypi:skyflow-flowvault-python#C pypi:skyflow-python-vault#C cocoapods:SkyflowiOS#C | https://status.skyflow.com
    SMS-Activate | api.sms-activate.org sms-activate.org sms-activate.ru *.sms-activate.org *.sms-activate.ae | npm:sms-activate#C pypi:aiosmsactivate#C pypi:smsactivatepy#C | | https://sms-activate.org/api2
    SOC Prime | api.tdm.socprime.com *.socprime.com | | | opencti
    SOCRadar | platform.socradar.com taxii2.socradar.com *.socradar.com *.socradar.io | | | misp opencti
    Sonatype OSS Index | ossindex.sonatype.org | pypi:ossaudit-ng#C maven:org.sonatype.ossindex.maven#G maven:org.sonatype.gradle.plugins.scan#G
    SOOS | api.soos.io *.soos.io | githubactions:soos-io/*#G pypi:soos-sca#G docker:soosio/*#G | | https://kb.soos.io
    Sophos | id.sophos.com api.central.sophos.com *.sophos.com | pypi:pysophoscentral#C pypi:sophosfirewall-python#C | https://centralstatus.sophos.com | nango
    Spamhaus | apibl.spamhaus.net api.spamhaus.org *.spamhaus.net *.spamhaus.org *.spamhaus.com | |  | intelowl
    SpectralOps | get.spectralops.io *.spectralops.io | | | trufflehog
    Sprinto | *.sprinto.com
    Spur | api.spur.us *.spur.us
    SpyCloud | api.spycloud.io *.spycloud.io *.spycloud.com
    SpyOnWeb | api.spyonweb.com *.spyonweb.com | |  | spiderfoot
    Spyse | api.spyse.com *.spyse.com | |  | intelowl
    SSL Labs | api.ssllabs.com api.dev.ssllabs.com *.ssllabs.com | golang:github.com/pkg/ssllabs#C pypi:ssllabs#C
    Stairwell | app.stairwell.com *.stairwell.com | pypi:stairwell#C | | misp
    StalkPhish | api.stalkphish.io *.stalkphish.io | |  | intelowl
    Sterling | api.us.sterlingcheck.app api.us.int.sterlingcheck.app *.sterlingcheck.app | | | https://apidocs.sterlingcheck.app
    Stop Forum Spam | *.stopforumspam.com *.stopforumspam.org | npm:stopforumspam#C | | cortex
    StrongDM | *.strongdm.com | pypi:strongdm#C docker:quay.io/sdmrepo/*#G docker:public.ecr.aws/strongdm/*#G generic:helm/helm.strongdm.com/*#G terraform:strongdm/sdm#G | https://status.strongdm.com
    Styra | *.styra.com
    Sublime Platform | *.sublime.security | | | tracecat
    Sublime Security | *.sublimesecurity.com
    Sucuri | sitecheck.sucuri.net monitor.sucuri.net waf.sucuri.net *.sucuri.net | | https://status.sucuri.net
    SuperTokens Cloud | *.supertokens.io *.supertokens.com | npm:supertokens-node#F npm:supertokens-auth-react#F npm:supertokens-web-js#F pypi:supertokens-python#F golang:github.com/supertokens/supertokens-golang#F
    Sym | *.symops.com
    Synqly | api.synqly.com *.synqly.com | pypi:synqly pypi:synqly-typeless#C
    Sysdig | *.sysdigcloud.com *.sysdig.com | pypi:sdcclient terraform:sysdiglabs/sysdig#G docker:sysdig/agent#G docker:quay.io/sysdig/*#G docker:sysdig/*#G githubactions:sysdiglabs/*#G githubactions:sysdig/*#G generic:helm/sysdig#G generic:helm/sysdig-deploy#G generic:ansible/sysdig.*#G docker:sysdiglabs/*#G generic:helm/node-analyzer#G generic:helm/kspm-collector#G generic:helm/cluster-shield#G generic:helm/rapid-response#G generic:helm/charts.sysdig.com/*#G generic:helm/sysdiglabs.github.io/charts/*#G | https://status.sysdigcloud.com
    Tanium | *.tanium.com | | | nango
    TeamT5 | api.threatvision.org *.threatvision.org | | | opencti
    Termly | *.termly.io
    THC IP | ip.thc.org | | | subfinder
    Thinkst Canary | *.canary.tools | pypi:canarytools#C | | https://docs.canary.tools
    Thoropass | *.thoropass.com
    ThreatConnect | *.threatconnect.com
    ThreatHQ | www.threathq.com *.threathq.com | | | opencti
    ThreatMatch | eu.threatmatch.com *.threatmatch.com | | | opencti
    ThreatMetrix | h.online-metrix.net *.online-metrix.net
    ThreatMiner | *.threatminer.org
    Tines | *.tines.com | terraform:tines/tines#G
    TokenEx | api.tokenex.com *.tokenex.com | | https://status.tokenex.com | hyperswitch statusphere
    Transcend | *.transcend.io *.transcend-cdn.com *.sync-transcend-cdn.com | | https://status.transcend.io
    Transmit Security | *.transmitsecurity.io *.transmitsecurity.com | npm:react-native-ts-identity-orchestration npm:@transmitsecurity/platform-web-sdk | https://status.transmitsecurity.io
    Trend Micro | *.trendmicro.com api.xdr.trendmicro.com *.xdr.trendmicro.com | pypi:tm-visionone#C docker:trendmicrocloudone/*#G generic:helm/trendmicro#G | https://status.trendmicro.com/s/en-US
    Triage | tria.ge api.tria.ge private.tria.ge *.tria.ge | pypi:hatching-triage | | intelowl
    TruKno | api.trukno.com *.trukno.com | | | opencti
    TrustArc | *.trustarc.com *.truste.com *.truste-svc.net
    TweetFeed | api.tweetfeed.live tweetfeed.live *.tweetfeed.live | | | opencti
    Twingate | *.twingate.com | terraform:twingate/twingate#G pypi:codecraftai-restclient-twingate#C golang:github.com/twingate/terraform-provider-twingate#C docker:twingate/connector#G githubactions:twingate/*#G generic:helm/twingate-*#G docker:twingate/*#G generic:helm/twingate.github.io/helm-charts/*#G generic:helm/ghcr.io/twingate/helmcharts/*#G docker:ghcr.io/twingate/*#G | https://status.twingate.com
    UnifyID | api.unify.id *.unify.id | | | trufflehog
    Unit21 | *.unit21.com | | | https://docs.unit21.ai
    UnpacMe | api.unpac.me *.unpac.me | | | opencti
    UpGuard | *.cyber-risk.upguard.com
    Upwind | *.upwind.io | githubactions:upwindsecurity/*#G docker:registry.upwind.io/*#G generic:helm/upwind-agent#G generic:helm/upwind-operator#G generic:helm/charts.upwind.io/*#G | https://status.upwind.io
    urlDNA | api.urldna.io *.urldna.io | |  | intelowl
    Usercentrics | *.usercentrics.eu *.usercentrics.com | npm:@usercentrics/react-native-sdk pub:usercentrics_sdk cocoapods:UsercentricsUI cocoapods:Usercentrics maven:com.usercentrics.sdk swift:github.com/Usercentrics/usercentrics-spm-ui#C swift:github.com/Usercentrics/usercentrics-spm-sdk#C
    Userfront | *.userfront.com | npm:@userfront/core npm:@userfront/toolkit npm:@userfront/react npm:@userfront/next
    Validin | app.validin.com *.validin.com | |  | intelowl
    Vectra AI | *.vectra.ai
    Venafi Cloud | api.venafi.cloud api.venafi.eu *.venafi.cloud *.venafi.eu | terraform:venafi/venafi#G golang:github.com/venafi/vcert golang:github.com/Venafi/vcert#B | | https://github.com/venafi/vcert
    Verifalia | api.verifalia.com *.verifalia.com | npm:verifalia nuget:Verifalia composer:verifalia/sdk npm:verifalia-widget
    Verimail | api.verimail.io *.verimail.io | | | kingfisher trufflehog
    Veriphone | api.veriphone.io *.veriphone.io | | | kingfisher trufflehog
    Verkada | api.verkada.com api.eu.verkada.com *.verkada.com | pypi:pykada#C | https://status.verkada.com | https://apidocs.verkada.com
    Very Good Security | *.verygoodproxy.com *.verygoodsecurity.com *.verygoodvault.com | npm:@vgs/collect-js npm:@vgs/collect-js-react maven:com.verygoodsecurity cocoapods:VGSCollectSDK cocoapods:VGSShowSDK pypi:vgs-api-client pub:vgs_collect_flutter swift:github.com/verygoodsecurity/vgs-collect-ios swift:github.com/verygoodsecurity/vgs-show-ios#C | https://status.verygoodsecurity.com
    ViewDNS | api.viewdns.info *.viewdns.info | |  | spiderfoot
    Virgil Security | api.virgilsecurity.com *.virgilsecurity.com | npm:virgil-sdk npm:@virgilsecurity/e3kit-node npm:virgil-pythia npm:@virgilsecurity/keyknox
    VirusShare | *.virusshare.com | | | cortex
    Visionheight | api.visionheight.com *.visionheight.com | | | opencti
    VMRay | cloud.vmray.com us.cloud.vmray.com eu.cloud.vmray.com *.vmray.com | | | misp opencti
    VPNAPI.io | *.vpnapi.io | | | kingfisher trufflehog
    VulnCheck | api.vulncheck.com *.vulncheck.com | pypi:vulncheck-sdk | | opencti
    Vulners | vulners.com *.vulners.com | pypi:vulners | | intelowl
    Vysion | *.vysion.ai | pypi:vysion | | misp
    Whisper Security | graph.whisper.security *.whisper.security | pypi:whisper-api-sdk#C | | misp opencti
    WhoisXML API | *.whoisxmlapi.com | npm:whoisxmlapi#C pypi:wxakit#C
    Whoxy | api.whoxy.com *.whoxy.com | | | kingfisher trufflehog
    Wiz | api.wiz.io auth.app.wiz.io *.wiz.io | docker:wizio.azurecr.io/*#G docker:wiziopublic.azurecr.io/*#G githubactions:wiz-sec/*#G githubactions:wiz-sec-public/*#G generic:helm/wiz-kubernetes-connector#G generic:helm/wiz-sensor#G generic:helm/wiz-broker#G generic:helm/wiz-kubernetes-integration#G generic:helm/wiz-admission-controller#G generic:circleci/wiz/*#G docker:public-registry.wiz.io/*#G terraform:AxtonGrams/wiz#G generic:helm/charts.wiz.io/*#G | https://status.wiz.io | trufflehog
    XposedOrNot | api.xposedornot.com plus-api.xposedornot.com *.xposedornot.com | pypi:xposedornot#C | | misp
    YesWeHack | api.yeswehack.com *.yeswehack.com
    ZeroFox | *.zerofox.com | | | cortex
    ZeroSSL | api.zerossl.com *.zerossl.com | | https://status.zerossl.com | https://zerossl.com/documentation/api statusphere
    ZoomEye | *.zoomeye.org *.zoomeye.ai
    Zorus | developer.zorustech.com *.zorustech.com | | | nango
    Zscaler | *.zscaler.net *.zscaler.com *.zscloud.net *.zscalerone.net *.zscalertwo.net *.zscalerthree.net *.zpath.net *.zslogin.net *.private.zscaler.com | pypi:zscaler-oneapi-sdk-python#C pypi:zscaler-api-talkers#C terraform:zscaler/*#G docker:zscaler/*#G generic:ansible/zscaler.*#G | https://trust.zscaler.com/cloud-status |
    zvelo | api.zvelo.io oauth.zvelo.io *.zvelo.io | | | opencti
`;
