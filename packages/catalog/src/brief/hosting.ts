/** Vendors of the category `hosting` in one line each; see `brief-vendors.ts`. */
export const hosting = `
    1984 Hosting | api.1984.is *.1984.is | | | ddclient
    1cloud.ru | api.1cloud.ru *.1cloud.ru | | | lego
    35.com | api.35.cn *.35.cn | | | lego
    51DNS | www.51dns.com *.51dns.com | | | lego
    Abion | api.abion.com *.abion.com | | | lego
    Acquia | cloud.acquia.com *.acquia.com | composer:drupal/acquia_connector composer:drupal/acquia_dam composer:drupal/acquia_purge composer:drupal/acquia_search composer:acquia/blt#G composer:acquia/memcache-settings#G composer:acquia/drupal-recommended-settings#G composer:acquia/drupal-environment-detector#G composer:typhonius/acquia-php-sdk-v2#C | https://status.acquia.com | https://docs.acquia.com
    Acronis | us-cloud.acronis.com eu-cloud.acronis.com *.acronis.com
    Active24 | *.active24.com *.active24.cz | | | acmesh
    all-inkl | kasapi.kasserver.com *.kasserver.com *.all-inkl.com | | | lego
    alwaysdata | api.alwaysdata.com | | | lego
    Anexia | engine.anexia-it.com *.anexia-it.com | terraform:anexia-it/anexia#G | | lego
    ANS | api.ukfast.io *.ukfast.io | golang:github.com/ans-group/sdk-go | | lego
    Aptible | api.aptible.com auth.aptible.com *.aptible.com | terraform:aptible/aptible#G | https://status.aptible.com | https://www.aptible.com/docs
    ArvanCloud | napi.arvancloud.ir *.arvancloud.ir *.arvancloud.com | | | lego
    AuroraDNS | api.auroradns.eu *.auroradns.eu | golang:github.com/nrdcg/auroradns#C | | lego
    AutoDNS | api.autodns.com *.autodns.com | | | lego
    Axelname | my.axelname.ru *.axelname.ru | | | lego
    Azion | api.azionapi.net api.azion.com *.azionapi.net *.azion.com | golang:github.com/aziontech/azionapi-go-sdk terraform:aziontech/azion#G npm:azion | https://status.azion.com | lego
    balenaCloud | api.balena-cloud.com *.balena-cloud.com *.balena-devices.com | npm:balena-sdk npm:balena-cli#G pypi:balena-sdk pypi:balena-cloud#C | https://status.balena.io
    Base44 | base44.app *.base44.app base44.com *.base44.com | npm:@base44/sdk
    Beget | api.beget.com *.beget.com | | | lego
    BinaryLane | api.binarylane.com.au *.binarylane.com.au | | https://status.binarylane.com.au | lego
    Bmob | api2.bmob.cn api.bmob.cn api.bmobcloud.com *.bmob.cn *.bmobcloud.com | npm:hydrogen-js-sdk pypi:bmobpy#C pypi:python-bmob#C | | https://doc.bmobapp.com
    BookMyName | www.bookmyname.com *.bookmyname.com | | | lego
    brainCloud | api.braincloudservers.com sharedprod.braincloudservers.com *.braincloudservers.com | npm:braincloud | | https://docs.braincloudservers.com
    Brightbox | *.brightbox.com | golang:github.com/brightbox/gobrightbox gem:fog-brightbox#C | | libcloud
    Bucketeer | | generic:env:BUCKETEER_AWS_ACCESS_KEY_ID#B generic:env:BUCKETEER_AWS_SECRET_ACCESS_KEY#B generic:env:BUCKETEER_BUCKET_NAME#B
    BuildJet | *.buildjet.com | githubactions:buildjet/*#G
    Bytescale | api.bytescale.com upcdn.io *.bytescale.com | npm:@bytescale/sdk npm:upload-js npm:@bytescale/upload-widget npm:@bytescale/upload-widget-react npm:@bytescale/upload-widget-vue
    CacheFly | api.cachefly.com *.cachefly.com | | | https://docs.cachefly.com
    CAST AI | api.cast.ai api.eu.cast.ai *.cast.ai | terraform:castai/castai#G generic:helm/castai-*#G docker:us-docker.pkg.dev/castai-hub/*#G docker:castai/*#G generic:helm/castai.github.io/helm-charts/*#G | https://status.cast.ai | https://docs.cast.ai
    Catalyst Cloud | *.catalystcloud.io *.catalystcloud.nz | | https://status.catalystcloud.nz | https://github.com/duplicati/duplicati statusphere
    CDN77 | api.cdn77.com | | | https://client.cdn77.com/support/api-docs
    Celo Forno | forno.celo.org alfajores-forno.celo-testnet.org
    Cerebrium | *.cerebrium.ai | pypi:cerebrium | https://status.cerebrium.ai
    ChangeIP | nic.changeip.com *.changeip.com | | | ddclient
    Checkdomain | api.checkdomain.de *.checkdomain.de | | | lego
    Cherry Servers | api.cherryservers.com *.cherryservers.com | terraform:cherryservers/cherryservers#G pypi:cherryservers-sdk-python golang:github.com/cherryservers/cherrygo generic:ansible/cherryservers.*#G | | https://api.cherryservers.com/doc
    China Mobile Cloud | ecloud.10086.cn *.ecloud.10086.cn | golang:gitlab.ecloud.com/ecloud | | https://ecloud.10086.cn
    Clever Cloud | api.clever-cloud.com *.clever-cloud.com | npm:clever-tools#G npm:@clevercloud/client golang:go.clever-cloud.com/client terraform:clevercloud/clevercloud#G githubactions:47ng/actions-clever-cloud#G | https://www.clevercloudstatus.com
    Cloud 66 | app.cloud66.com *.cloud66.com | gem:cloud66 | https://status.cloud66.com
    cloud.gov | api.fr.cloud.gov login.fr.cloud.gov uaa.fr.cloud.gov logs.fr.cloud.gov | | https://cloudgov.statuspage.io | https://docs.cloud.gov
    Cloud.ru | auth.iam.cloud.ru console.cloud.ru *.cloud.ru | golang:github.com/cloudru-tech/iam-sdk golang:github.com/cloudru-tech/secret-manager-sdk | | lego
    ClouDNS | api.cloudns.net *.cloudns.net | terraform:cloudns/cloudns#G pypi:octodns-cloudns#C | | lego
    cloudscale.ch | *.cloudscale.ch | generic:ansible/cloudscale_ch.*#G | | libcloud
    CloudSigma | *.cloudsigma.com | pypi:cloudsigma | https://status.cloudsigma.com | libcloud statusphere
    Coiled | cloud.coiled.io *.coiled.io | pypi:coiled
    Connbyte | api.connbyte.com | | | lego
    ConoHa | *.conoha.io | | | acmesh
    Constellix | api.dns.constellix.com *.constellix.com | | | lego
    Contabo | api.contabo.com *.contabo.com | pypi:pfruck-contabo#C | https://contabo-status.com | https://api.contabo.com
    Core-Networks | beta.api.core-networks.de *.core-networks.de | | | lego
    CoreWeave | api.coreweave.com *.coreweave.com *.cwobject.com | terraform:coreweave/coreweave#G pypi:cwsandbox pypi:coreweave#C pypi:codecraftai-restclient-coreweave#C | https://status.coreweave.com | https://docs.coreweave.com
    CSC | apis.cscglobal.com *.cscglobal.com | | | dnscontrol
    CUDO Compute | rest.compute.cudo.org *.cudocompute.com | pypi:cudo-compute
    Curanet | api.curanet.dk *.curanet.dk | | | lego
    cyon | *.cyon.ch | | | acmesh
    Czechia | api.czechia.com *.czechia.com | | | lego
    D-Wave | cloud.dwavesys.com *.dwavesys.com | pypi:dwave-cloud-client pypi:dwave-ocean-sdk
    DDNS.FM | api.ddns.fm *.ddns.fm | | | ddclient
    ddnss.de | ddnss.de *.ddnss.de | | | lego
    Derak Cloud | api.derak.cloud *.derak.cloud | | | lego
    deSEC | desec.io *.desec.io checkipv4.dedyn.io checkipv6.dedyn.io update.dedyn.io | golang:github.com/nrdcg/desec#C terraform:valodim/desec#G pypi:desec-dnsupdater#C pypi:desec-dns#C generic:helm/cert-manager-webhook-desec#G | | lego
    dinahosting | dinahosting.com *.dinahosting.com | | | lego
    Directnic | directnic.com *.directnic.com | | | ddclient
    DNS Made Easy | api.dnsmadeeasy.com api.sandbox.dnsmadeeasy.com *.dnsmadeeasy.com | terraform:dnsmadeeasy/dme#G | https://dnsstatus.com | lego
    DNS.la | api.dns.la *.dns.la | | | lego
    DNS.services | dns.services *.dns.services | pypi:dns-services-gateway#C | | lego
    DNScale | api.dnscale.eu *.dnscale.eu | pypi:dnscale | | lego
    DNSExit | api.dnsexit.com *.dnsexit.com | | | lego
    dnsHome.de | www.dnshome.de *.dnshome.de | | | lego
    DNSPod | dnsapi.cn api.dnspod.com *.dnspod.com *.dnspod.cn | golang:github.com/nrdcg/dnspod-go#C
    DogeCloud | api.dogecloud.com *.dogecloud.com *.dogecdn.com
    Domain Offensive | my.do.de *.do.de | | | lego
    domaindiscount24 | dynamicdns.key-systems.net www.domaindiscount24.com *.domaindiscount24.com | | | ddclient
    Domeneshop | api.domeneshop.no *.domeneshop.no | pypi:domeneshop npm:domeneshop.js | | lego
    DonDominio | dondns.dondominio.com simple-api.dondominio.net *.dondominio.com *.dondominio.net | | | ddclient
    DreamHost | api.dreamhost.com *.dreamhost.com | npm:dreamhost#C | https://www.dreamhoststatus.com | lego
    Duck DNS | www.duckdns.org duckdns.org | pypi:certbot-dns-duckdns#C docker:linuxserver/duckdns#G docker:lscr.io/linuxserver/duckdns#G generic:helm/cert-manager-webhook-duckdns#G | | lego
    Duda | api.duda.co *.duda.co *.dudaone.com | npm:@dudadev/partner-api | https://status.duda.co | w6w
    Dyn | api.dynect.net *.dynect.net *.dyndns.org *.dyn.com | pypi:dyn gem:dyn-rb#C terraform:hashicorp/dyn#G | | lego
    Dynadot | api.dynadot.com *.dynadot.com | | | lego
    Dynu | api.dynu.com *.dynu.com | | | lego
    dynup.de | dynup.de *.dynup.de | | | lego
    dynv6 | dynv6.com *.dynv6.com
    E2E Networks | api.e2enetworks.com *.e2enetworks.com *.e2enetworks.net | terraform:e2eterraformprovider/e2e#G
    EasyDNS | rest.easydns.net *.easydns.net *.easydns.com | pypi:octodns-easydns#C | | lego
    easyname | api.easyname.com *.easyname.com | | | dnscontrol
    EdgeCenter | api.edgecenter.ru *.edgecenter.ru | golang:github.com/Edge-Center/edgecentercloud-go pypi:octodns-edgecenter#C | | lego
    Edgegap | api.edgegap.com *.edgegap.com
    EdgeStore | api.edgestore.dev files.edgestore.dev *.edgestore.dev | npm:@edgestore/react npm:@edgestore/server | | https://edgestore.dev/docs
    ElephantSQL | api.elephantsql.com customer.elephantsql.com *.elephantsql.com *.db.elephantsql.com | | | https://www.elephantsql.com/docs
    Entri | api.goentri.com cdn.goentri.com *.goentri.com | npm:entrijs | | https://developers.entri.com
    Epik | usersapiv2.epik.com *.epik.com | | | lego
    Equinix | api.equinix.com uat.api.equinix.com *.equinix.com | golang:github.com/equinix/equinix-sdk-go golang:github.com/packethost/packngo pypi:packet-python pypi:equinix#C terraform:equinix/equinix#G terraform:equinix/metal#G terraform:packethost/packet#G generic:ansible/equinix.*#G | https://status.equinix.com | https://developer.equinix.com
    EuroDNS | rest-api.eurodns.com *.eurodns.com | | | lego
    Expose | sharedwithexpose.com *.expose.dev | composer:beyondcode/expose#G
    Flightcontrol | api.flightcontrol.dev *.flightcontrol.dev |
    Fornex | fornex.com *.fornex.com | | | lego
    FreeDNS | freedns.afraid.org *.afraid.org | npm:freedns-api#C
    FreeMyIP | freemyip.com | golang:github.com/nrdcg/freemyip#C | | lego
    Gcore | api.gcore.com *.gcore.com *.gcorelabs.com | golang:github.com/G-Core/gcorelabscloud-go golang:github.com/G-Core/gcore-dns-sdk-go golang:github.com/G-Core/gcorelabscdn-go golang:github.com/G-Core/gcore-go pypi:gcore terraform:g-core/gcore#G terraform:g-core/gcorelabs#G pypi:octodns-gcore#C terraform:gcore/gcore#G generic:ansible/gcore.*#G | https://statuspage.gcorelabs.com | lego
    Gehirn | api.gis.gehirn.jp *.gehirn.jp | | | lego
    Gidinet | api.quickservicebox.com www.gidinet.com *.gidinet.com | | | dnscontrol
    Gigahost | api.gigahost.no *.gigahost.no | | | lego
    Gigalixir | api.gigalixir.com git.gigalixir.com | pypi:gigalixir#G
    GleSYS | api.glesys.com *.glesys.com | golang:github.com/glesys/glesys-go terraform:glesys/glesys#G | https://status.glesys.com | lego
    Gname | api.gname.com *.gname.com | | | lego
    GoIP | www.goip.de *.goip.de | | | ddnsupdater
    gridscale | *.gridscale.io | generic:ansible/gridscale.*#G | | libcloud
    Hathora | api.hathora.dev *.hathora.dev | npm:@hathora/cloud-sdk-typescript pypi:hathora
    Heroic Cloud | cloud.heroiclabs.com *.heroiclabs.com | nuget:NakamaClient#F | | https://heroiclabs.com/docs
    Hosting.de | secure.hosting.de *.hosting.de | | | lego
    Hosting.nl | api.hosting.nl *.hosting.nl | | | lego
    Hostinger | developers.hostinger.com *.hostinger.com | npm:hostinger-api-mcp npm:hostinger-api-sdk generic:ansible/hostinger.*#G | https://statuspage.hostinger.com | https://developers.hostinger.com
    Hosttech | api.ns1.hosttech.eu *.hosttech.eu | | | lego
    HostUp | cloud.hostup.se *.hostup.se | | | lego
    http.net | partner.http.net | | | lego
    Humanitec | api.humanitec.io *.humanitec.io | terraform:humanitec/humanitec#G golang:github.com/humanitec/humanitec-go-autogen generic:helm/ghcr.io/humanitec/charts/*#G | | https://api-docs.humanitec.com
    Hurricane Electric DNS | dyn.dns.he.net *.he.net | | | lego
    HyperOne | api.hyperone.com *.hyperone.com | | | lego
    IIJ DPF | api.dns-platform.jp *.dns-platform.jp | golang:github.com/mimuret/golang-iij-dpf#C | | lego
    Infoblox | csp.infoblox.com *.infoblox.com | golang:github.com/infobloxopen/infoblox-go-client#B golang:github.com/infobloxopen/bloxone-go-client terraform:infobloxopen/infoblox#G terraform:infobloxopen/bloxone#G pypi:ibx-nios-sdk#C pypi:ibx-sdk#C pypi:pyinfoblox2#C | https://status.infoblox.com | lego
    Internet.bs | api.internet.bs *.internet.bs | | | lego
    INWX | api.domrobot.com *.inwx.com *.domrobot.com | golang:github.com/nrdcg/goinwx#C composer:inwx/domrobot pypi:inwx-domrobot terraform:inwx/inwx#G npm:domrobot-client pypi:octodns-inwx#C generic:ansible/inwx.*#G generic:helm/cert-manager-webhook-inwx#G | | lego
    IONOS | api.hosting.ionos.com dns.de-fra.ionos.com api.ionos.com *.ionos.com smtp.1und1.de smtp.ionos.de smtp.ionos.co.uk smtp.ionos.es smtp.ionos.fr imap.ionos.de imap.1und1.de | golang:github.com/ionos-cloud/sdk-go golang:github.com/ionos-cloud/sdk-go-dns golang:github.com/ionos-cloud/sdk-go-bundle pypi:ionoscloud npm:@ionos-cloud/sdk-nodejs terraform:ionos-cloud/ionoscloud#G pypi:ionoscloud-* golang:github.com/ionos-cloud/sdk-go-cert-manager golang:github.com/ionos-cloud/sdk-go-container-registry golang:github.com/ionos-cloud/sdk-go-dataplatform golang:github.com/ionos-cloud/sdk-go-dbaas-mongo golang:github.com/ionos-cloud/sdk-go-dbaas-postgres golang:github.com/ionos-cloud/sdk-go-logging gem:fog-profitbricks githubactions:ionos-deploy-now/*#G generic:ansible/ionoscloudsdk.*#G generic:helm/cert-manager-webhook-ionos#G generic:helm/cert-manager-webhook-ionos-cloud#G terraform:ionos-cloud/profitbricks#G | https://www.ionos-status.com | lego
    IPv64 | ipv64.net *.ipv64.net | | | lego
    Irys | uploader.irys.xyz gateway.irys.xyz *.irys.xyz | npm:@irys/sdk npm:@irys/upload npm:@irys/query npm:@irys/web-upload npm:@irys/upload-core npm:@irys/upload-* npm:@irys/web-upload-* pypi:irys-sdk | | https://docs.irys.xyz
    JD Cloud | *.jdcloud-api.com *.jcloudcs.com | golang:github.com/jdcloud-api/jdcloud-sdk-go golang:github.com/go-acme/jdcloud-sdk-go | | lego
    Joker | dmapi.joker.com svc.joker.com *.joker.com | | | lego
    Judoscale | api.judoscale.com *.judoscale.com *.railsautoscale.com | gem:rails_autoscale_agent gem:judoscale-rails gem:judoscale-ruby gem:judoscale-sidekiq gem:judoscale-good_job gem:judoscale-solid_queue npm:judoscale-express npm:judoscale-bull npm:judoscale-fastify pypi:judoscale npm:judoscale-node-core npm:judoscale-bullmq generic:addon:rails-autoscale#B | https://status.judoscale.com | statusphere
    Kakao Cloud | *.kakaocloud.com | terraform:kakaoenterprise/kakaocloud#G
    Kamatera | *.kamatera.com | generic:ansible/kamatera.*#G | | libcloud
    Katapult Cloud | api.katapult.io *.katapult.io | golang:github.com/krystal/go-katapult terraform:krystal/katapult#G | | lego
    Kentik | api.kentik.com grpc.api.kentik.com *.kentik.com *.kentik.eu | terraform:kentik/*#G docker:kentik/*#G | https://status.kentik.com | stts
    KeyCDN | api.keycdn.com *.keycdn.com *.kxcdn.com | npm:keycdn | https://status.keycdn.com
    KingHost | *.kinghost.net | | https://status.kinghost.net.br | acmesh statusphere
    Kinsta | api.kinsta.com *.kinsta.com |  | https://status.kinsta.com
    Latitude.sh | api.latitude.sh *.latitude.sh | terraform:latitudesh/latitudesh#G golang:github.com/latitudesh/latitudesh-go-sdk golang:github.com/latitudesh/latitudesh-go | https://status.latitude.sh | https://docs.latitude.sh
    Leaseweb | api.leaseweb.com *.leaseweb.com | golang:github.com/leaseweb/leaseweb-go-sdk terraform:leaseweb/leaseweb#G pypi:lswapi#C | https://www.leasewebstatus.com | lego
    Liara | dns-service.iran.liara.ir *.liara.ir | generic:liara.json#C | | lego
    lima-city | www.lima-city.de *.lima-city.de | | | lego
    Liquid Web | api.liquidweb.com *.liquidweb.com | golang:github.com/liquidweb/liquidweb-go golang:github.com/liquidweb/go-lwApi | https://status.liquidweb.com | lego
    LocalXpose | api.localxpose.io | npm:loclx#G
    LogicBoxes | httpapi.com test.httpapi.com *.httpapi.com | | | https://github.com/FOSSBilling/FOSSBilling
    Loopia | api.loopia.se *.loopia.se api.loopia.no api.loopia.rs *.loopia.no *.loopia.rs *.loopia.com | pypi:loopiase#C | | lego
    LuaDNS | api.luadns.com *.luadns.com | golang:github.com/luadns/luadns-go | | lego
    Magalu Cloud | api.magalu.cloud *.magalu.cloud *.magaluobjects.com | terraform:magalucloud/mgc#G
    ManageEngine CloudDNS | clouddns.manageengine.com | | https://status.manageengine.com | lego
    Megaport | api.megaport.com *.megaport.com | terraform:megaport/megaport#G golang:github.com/megaport/megaportgo
    Metaname | metaname.net api.metaname.net *.metaname.net | golang:github.com/nzdjb/go-metaname#C pypi:octodns-metaname#C | | lego
    Metaregistrar | api.metaregistrar.com *.metaregistrar.com | | | lego
    mijn.host | mijn.host *.mijn.host | | | lego
    Misaka | *.misaka.io | | | acmesh
    Mittwald | api.mittwald.de *.mittwald.de | npm:@mittwald/api-client golang:github.com/mittwald/api-client-go composer:mittwald/api-client terraform:mittwald/mittwald#G | https://status.mittwald.de | lego
    myaddr | myaddr.tools *.myaddr.tools | | | ddnsupdater
    MyDNS.jp | www.mydns.jp *.mydns.jp | | | lego
    MyOnlinePortal | myonlineportal.net *.myonlineportal.net | | | ddclient
    Mythic Beasts | api.mythic-beasts.com auth.mythic-beasts.com *.mythic-beasts.com | pypi:mythic-oobclient#C pypi:hostedpi#C | https://status.mythic-beasts.com | lego
    Name.com | api.name.com api.dev.name.com *.name.com | golang:github.com/namedotcom/go terraform:lexfrei/namedotcom#G | | lego
    NameSilo | www.namesilo.com api.namesilo.com *.namesilo.com | golang:github.com/nrdcg/namesilo#C | | lego
    Nanelo | *.nanelo.com | | | acmesh
    NAVER Cloud | ncloud.apigw.ntruss.com *.ncloud.com *.ncloudstorage.com | terraform:navercloudplatform/ncloud#G
    NearlyFreeSpeech | api.nearlyfreespeech.net *.nearlyfreespeech.net | | | lego
    NederHost | api.nederhost.nl *.nederhost.nl | | | lego
    Neodigit | api.neodigit.net *.neodigit.net api.virtualname.net | pypi:neodigit-dyndns#C | | lego
    NetBird Cloud | api.netbird.io app.netbird.io *.netbird.io | golang:github.com/netbirdio/netbird#B docker:netbirdio/netbird#G terraform:netbirdio/netbird#G | https://status.netbird.io | dnscontrol https://github.com/netbirdio/dashboard
    netcup | *.servercontrolpanel.de ccp.netcup.net *.netcup.net *.netcup.de | pypi:netcup-dns#C pypi:netcup-webservice#C generic:helm/cert-manager-webhook-netcup#G | https://www.netcup-status.de | lego
    Netnod | primarydnsapi.netnod.se *.netnod.se | golang:github.com/netnod/netnod-primary-dns-client | | lego
    NextDNS | api.nextdns.io *.nextdns.io | pypi:nextdns#C | | homepage
    NGENIX | api.ngenix.net *.ngenix.net | | https://ngenix.statuspage.io | lego
    NHN Cloud | *.nhncloudservice.com *.nhncloud.com *.cloud.toast.com *.alpha-nhncloudservice.com | terraform:nhn-cloud/nhncloud#G
    Nicmanager | api.nicmanager.com *.nicmanager.com | | | lego
    NIFCLOUD | dns.api.nifcloud.com *.nifcloud.com | golang:github.com/nifcloud/nifcloud-sdk-go pypi:nifcloud terraform:nifcloud/nifcloud#G | | lego
    Njalla | njal.la *.njal.la | pypi:njalla#C | | lego
    No-IP | dynupdate.no-ip.com *.noip.com *.no-ip.com | npm:no-ip#C | https://status.noip.com
    Nodion | api.nodion.com *.nodion.com | golang:github.com/nrdcg/nodion#C | | lego
    now.cn | todapi.now.cn | | | lego
    NS1 | api.nsone.net *.nsone.net | golang:gopkg.in/ns1/ns1-go.v2 pypi:ns1-python terraform:ns1-terraform/ns1#G golang:github.com/ns1/ns1-go | | https://github.com/ns1/ns1-go
    nsupdate.info | ipv4.nsupdate.info ipv6.nsupdate.info *.nsupdate.info | | | ddclient
    omg.lol | api.omg.lol | pypi:omg-lol#C | | lego
    Open Telekom Cloud | iam.eu-de.otc.t-systems.com *.otc.t-systems.com | golang:github.com/opentelekomcloud/gophertelekomcloud pypi:otcextensions#C terraform:opentelekomcloud/opentelekomcloud#G generic:ansible/opentelekomcloud.*#G | | lego
    Openprovider | api.openprovider.eu *.openprovider.eu *.openprovider.nl | | | lego
    OpenSRS | horizon.opensrs.net *.opensrs.net | golang:github.com/philhug/opensrs-go#C | https://www.opensrsstatus.com | https://domains.opensrs.guide statusphere
    OpusDNS | api.opusdns.com *.opusdns.com | | | lego
    Outscale | api.eu-west-2.outscale.com oos.eu-west-2.outscale.com *.outscale.com | golang:github.com/outscale/osc-sdk-go pypi:osc-sdk-python terraform:outscale/outscale | https://status.outscale.com | https://docs.outscale.com
    PacketFabric | api.packetfabric.com *.packetfabric.com | terraform:packetfabric/packetfabric#G
    Packetframe | packetframe.com *.packetframe.com | | | dnscontrol
    Paperspace | api.paperspace.com api.paperspace.io *.paperspace.com *.paperspace.io | npm:paperspace-node pypi:paperspace pypi:gradient#C terraform:paperspace/paperspace#G docker:paperspace/gradient-base#G | https://status.paperspace.com
    phoenixNAP | api.phoenixnap.com *.phoenixnap.com | pypi:pnap-* generic:ansible/phoenixnap.*#G terraform:phoenixnap/pnap#G | https://status.phoenixnap.com | https://developers.phoenixnap.com
    Pinggy | a.pinggy.io *.pinggy.io | pypi:pinggy#G npm:@pinggy/pinggy#G
    Ploi | ploi.io *.ploi.io | composer:ploi/ploi-php-sdk
    plusserver | *.plusserver.com | | https://status.plusserver.com | https://docs.plusserver.com statusphere
    PointDNS | api.pointhq.com *.pointhq.com | npm:pointdns#C | | lego
    Porkbun | api.porkbun.com porkbun.com *.porkbun.com | golang:github.com/nrdcg/porkbun#C golang:github.com/libdns/porkbun#C terraform:cullenmcdermott/porkbun#G pypi:porkbun-ddns#C pypi:pkb-client#C terraform:kyswtn/porkbun#G terraform:marcfrederick/porkbun#G generic:helm/cert-manager-webhook-porkbun#G | https://status.porkbun.com | lego
    Porter | dashboard.porter.run *.porter.run | githubactions:porter-dev/*#G | | https://docs.porter.run
    PythonAnywhere | www.pythonanywhere.com eu.pythonanywhere.com | pypi:pythonanywhere-core#C
    Qovery | api.qovery.com *.qovery.com | terraform:qovery/qovery#G golang:github.com/qovery/qovery-client-go generic:helm/helm.qovery.com/*#G | https://status.qovery.com | https://github.com/Qovery/console
    RackCorp | *.rackcorp.net | | | acmesh
    Rackspace Cloud | identity.api.rackspacecloud.com *.rackspacecloud.com | pypi:pyrax#C gem:fog-rackspace composer:rackspace/php-opencloud | | lego
    Rage4 | rage4.com *.rage4.com | | | lego
    RainYun | api.v2.rainyun.com *.rainyun.com | | | lego
    RcodeZero | my.rcodezero.at *.rcodezero.at | | | lego
    Realtime Register | api.yoursrs.com api.yoursrs-ote.com *.yoursrs.com | pypi:realtimeregister#C | | dnscontrol
    Reg.ru | api.reg.ru *.reg.ru | | | lego
    Regfish | api.regfish.de *.regfish.de *.regfish.com | golang:github.com/regfish/regfish-dnsapi-go | | lego
    Restate Cloud | api.us.restate.cloud *.restate.cloud | | | https://docs.restate.dev/cloud
    RimuHosting | rimuhosting.com *.rimuhosting.com | | | lego
    RRPproxy | www.rrpproxy.net api.rrpproxy.net *.rrpproxy.net | golang:github.com/centralnicgroup-opensource/rtldev-middleware-go-sdk | | dnscontrol
    RU-CENTER | api.nic.ru *.nic.ru | | | lego
    RunCloud | manage.runcloud.io *.runcloud.io
    Sakura Cloud | secure.sakura.ad.jp *.sakura.ad.jp *.sakurastorage.jp | golang:github.com/sacloud/api-client-go golang:github.com/sacloud/iaas-api-go golang:github.com/sacloud/libsacloud terraform:sacloud/sakuracloud#G golang:github.com/sacloud/saclient-go gem:fog-sakuracloud#C | | lego
    Scalingo | api.scalingo.com auth.scalingo.com api.osc-fr1.scalingo.com api.osc-secnum-fr1.scalingo.com *.scalingo.com | npm:scalingo golang:github.com/Scalingo/go-scalingo generic:scalingo.json#C githubactions:scalingo-community/*#G | https://scalingostatus.com | https://developers.scalingo.com
    SchlundTech | *.schlundtech.de | | | acmesh
    Selectel | api.selectel.ru cloud.api.selcloud.ru *.selectel.ru *.selcloud.ru api.vscale.io *.vscale.io | golang:github.com/selectel/go-selvpcclient golang:github.com/selectel/domains-go terraform:selectel/selectel#G pypi:selectel-sm#C golang:github.com/selectel/craas-go#C golang:github.com/selectel/dbaas-go#C golang:github.com/selectel/mks-go#C | | lego
    SelfHost.de | account.selfhost.de *.selfhost.de | | | lego
    ServerAvatar | api.serveravatar.com *.serveravatar.com
    Servercow | api.servercow.de *.servercow.de | | | lego
    Servers.com | api.servers.com *.servers.com | terraform:serverscom/serverscom#G generic:ansible/serverscom.*#G golang:github.com/serverscom/serverscom-go-client
    Shellrent | manager.shellrent.com *.shellrent.com | | | lego
    Shuttle | api.shuttle.dev *.shuttle.dev *.shuttle.rs | cargo:shuttle-runtime#C cargo:shuttle-axum#C cargo:shuttle-actix-web#C cargo:shuttle-serenity#C cargo:shuttle-rocket#C cargo:shuttle-shared-db#C cargo:cargo-shuttle#G githubactions:shuttle-hq/*#G | https://status.shuttle.rs | https://docs.shuttle.dev https://github.com/shuttle-hq/shuttle
    Simply.com | api.simply.com *.simply.com | | | lego
    SiteHost | *.sitehost.nz | pypi:sthai#C | | acmesh
    Sitelutions | api2.sitelutions.com *.sitelutions.com | | | ddclient
    Sonic | public-api.sonic.net | | | lego
    Sotoon | *.sotoon.ir | | | acmesh
    Spaceship | spaceship.dev *.spaceship.dev *.spaceship.com | pypi:spaceship-dns-updater#C pypi:spaceship-api#C | | lego
    SPDyn | update.spdyn.de *.spdyn.de | | | ddnsupdater
    Spot by Flexera | api.spotinst.io *.spotinst.io | terraform:spotinst/spotinst#G golang:github.com/spotinst/spotinst-sdk-go pypi:spotinst-sdk pypi:spotinst-sdk2 docker:spotinst/*#G docker:us-docker.pkg.dev/spotit-today/*#G generic:helm/ocean-kubernetes-controller#G generic:helm/spotinst-kubernetes-cluster-controller#G generic:helm/ocean-metric-exporter#G generic:helm/charts.spot.io/*#G generic:helm/spotinst.github.io/spotinst-kubernetes-helm-charts/*#G | https://status.flexera.com | https://docs.spot.io
    Square Cloud | api.squarecloud.app *.squarecloud.app | npm:@squarecloud/api | | https://docs.squarecloud.app
    Squid Cloud | *.squid.cloud | npm:@squidcloud/client npm:@squidcloud/react npm:@squidcloud/backend npm:@squidcloud/cli#G pypi:squidcloud-backend | | https://docs.squid.cloud
    Storacha | up.storacha.network *.storacha.network | npm:@storacha/client npm:@storacha/upload-client npm:@storacha/access npm:@storacha/indexing-service-client npm:@storacha/filecoin-client | https://status.storacha.network | https://docs.storacha.network
    STRATO | dyndns.strato.com *.strato.de *.strato.com | | | https://www.strato.de
    Subreg | *.subreg.cz | | | acmesh
    Surge | surge.sh surge.surge.sh | npm:surge#G generic:env:SURGE_TOKEN#B docker:woodpeckerci/plugin-surge-preview#G npm:surge-sdk#C pypi:surge-sdk githubactions:dswistowski/surge-sh-action#G githubactions:adrianjost/actions-surge.sh-teardown#G | |
    Syse | www.syse.no *.syse.no | | | lego
    T-Systems | api.t-systems.com *.t-systems.com | | | https://developer.telekom.com
    Tele3 | www.tele3.cz *.tele3.cz | | | lego
    Tianyi Cloud | sms-global.ctapi.ctyun.cn *.ctyun.cn | | | easysms
    Timeweb Cloud | api.timeweb.cloud *.timeweb.cloud | | | lego
    TransIP | api.transip.nl *.transip.nl | golang:github.com/transip/gotransip npm:transip composer:transip/transip-api-php terraform:aequitas/transip#G generic:helm/cert-manager-webhook-transip#G | | lego
    Ubicloud | api.ubicloud.com *.ubicloud.com | githubactions:ubicloud/*#G | | https://www.ubicloud.com/docs
    UCloud | api.ucloud.cn *.ucloud.cn *.ufileos.com | golang:github.com/ucloud/ucloud-sdk-go pypi:ucloud-sdk-python3 terraform:ucloud/ucloud#G pypi:ufile#C pypi:ucloud-sandbox | | lego
    UltraDNS | api.ultradns.com *.ultradns.com *.ultradns.net | golang:github.com/ultradns/ultradns-go-sdk terraform:ultradns/ultradns#G pypi:ultra-rest-client#C pypi:ultra-auth#C | https://status.ultradns.com | lego
    UniFi Site Manager | api.ui.com *.ui.com | pypi:unifi-sm-api#C | https://status.ui.com | dnscontrol
    United Domains | dnsapi.united-domains.de *.united-domains.de | | | lego
    UpCloud | api.upcloud.com *.upcloud.com | golang:github.com/UpCloudLtd/upcloud-go-api pypi:upcloud-api terraform:UpCloudLtd/upcloud#G githubactions:UpCloudLtd/*#G docker:upcloud/*#G docker:ghcr.io/upcloudltd/*#G generic:helm/upcloud-csi#G generic:ansible/upcloud.*#G | https://status.upcloud.com |
    UpdatedIP | checkip.updatedip.com *.updatedip.com | | | ddclient
    Upsun | api.upsun.com api.platform.sh auth.upsun.com auth.api.platform.sh *.upsun.com *.platform.sh | generic:.platform.app.yaml#C generic:.upsun/config.yaml#C githubactions:platformsh/*#G githubactions:upsun/*#G composer:platformsh/config-reader#G composer:platformsh/client composer:platformsh/laravel-bridge#G composer:platformsh/symfonyflex-bridge#G | https://status.upsun.com | https://docs.upsun.com
    Variomedia | api.variomedia.de *.variomedia.de | | | lego
    Veesp | secure.veesp.com *.veesp.com | | | lego
    Versio | www.versio.nl *.versio.nl | | | lego
    ViraKCloud | *.virakcloud.com | | | acmesh
    VK Cloud | infra.mail.ru *.mcs.mail.ru *.cloud.vk.com | terraform:vk-cs/vkcs#G
    VMware Cloud | console.cloud.vmware.com *.cloud.vmware.com
    vshosting | admin.vshosting.cloud *.vshosting.cloud | | | lego
    Webnames.ca | www.webnames.ca *.webnames.ca | | | lego
    Webnames.ru | www.webnames.ru *.webnames.ru | | | lego
    Websupport | *.websupport.sk | | | acmesh
    WEDOS | api.wedos.com *.wedos.com | pypi:wedos-wapi-client#C | | lego
    West.cn | api.west.cn *.west.cn | | | lego
    World4You | *.world4you.com | | | acmesh
    Xinnet | apiv2.xinnet.com *.xinnet.com | | | lego
    Zeabur | api.zeabur.com gateway.zeabur.com *.zeabur.com | generic:zeabur.json#C generic:zbpack.json#C pypi:zeabur#C | https://status.zeabur.com | https://zeabur.com/docs
    Zenlayer | console.zenlayer.com *.zenlayer.com | golang:github.com/zenlayer/zenlayercloud-sdk-go | | https://docs.console.zenlayer.com
    Zilore | api.zilore.com *.zilore.com | | | lego
    Zone.eu | api.zone.eu *.zone.eu | | | lego
    ZoneEdit | dynamic.zoneedit.com *.zoneedit.com | | | lego
    Zonomi | zonomi.com *.zonomi.com | golang:github.com/go-acme/lego/v4/providers/dns/zonomi#C | | lego
`;
