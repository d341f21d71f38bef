/** Vendors of the category `development` in one line each; see `brief-vendors.ts`. */
export const development = `
    123FormBuilder | api.123formbuilder.com *.123formbuilder.com
    8base | *.8base.com | npm:8base-sdk npm:@8base/api-client | https://status.8base.com
    AB Tasty | *.abtasty.com *.flagship.io | npm:@flagship.io/js-sdk npm:@flagship.io/react-sdk cocoapods:FlagShip swift:github.com/flagship-io/flagship-ios cocoapods:ABTasty#C npm:@flagship.io/react-native-sdk
    AccelByte | *.accelbyte.io | pypi:accelbyte-py-sdk pypi:accelbyte-py-sdk-* | | https://docs.accelbyte.io
    Activepieces | cloud.activepieces.com *.activepieces.com | npm:@activepieces/pieces-framework#F | https://status.activepieces.com | https://github.com/activepieces/activepieces
    Adoptium | *.adoptium.net
    Agentcard | api.agentcard.sh *.agentcard.sh | | | nango
    Agility CMS | *.agilitycms.com | npm:@agility/content-fetch npm:@agility/nextjs npm:@agility/management-sdk nuget:Agility.NET.FetchAPI | https://status.agilitycms.com
    Akeneo | *.akeneo.com | pypi:pyakeneo#C pypi:akeneo-connector#C pypi:myer-pim-sdk#C | https://status.akeneo.com | https://api.akeneo.com
    Akuity | *.akuity.cloud
    AlertOps | api.alertops.com notify.alertops.com *.alertops.com
    Amity | *.amity.co | npm:@amityco/ts-sdk npm:@amityco/ts-sdk-react-native pub:amity_sdk cocoapods:AmitySDK npm:@amityco/js-sdk npm:@amityco/ui-kit npm:@amityco/ui-kit-open-source
    Anima App | api.animaapp.com *.animaapp.com | npm:@animaapp/anima-sdk | https://status.animaapp.com | statussy
    API Metrics | client.apimetrics.io *.apimetrics.io | | | kingfisher trufflehog
    APIMatic | api.apimatic.io *.apimatic.io | npm:@apimatic/sdk npm:apimatic-sdk#C | | trufflehog
    Apitally | hub.apitally.io *.apitally.io | npm:apitally | | https://docs.apitally.io
    Appaloosa | www.appaloosa-store.com *.appaloosa-store.com *.appaloosa.io | | | fastlane
    Appcircle | *.appcircle.io | githubactions:appcircleio/*#G | | https://docs.appcircle.io
    Appetize | appetize.io api.appetize.io *.appetize.io | npm:@appetize/playwright | | fastlane
    Applanga | api.applanga.com *.applanga.com | maven:com.applanga.android maven:com.applanga.gradle#G cocoapods:Applanga | | https://www.applanga.com/docs
    Application Insights API | api.applicationinsights.io dc.applicationinsights.microsoft.com
    AppOptics | api.appoptics.com *.appoptics.com | gem:appoptics_apm#C | | kingfisher
    Appsmith Cloud | app.appsmith.com *.appsmith.com
    AppTracer | sdk-api.apptracer.ru *.apptracer.ru | maven:ru.ok.tracer#B | | https://apptracer.ru/doc
    Appveyor | *.appveyor.com | generic:appveyor.yml#G generic:.appveyor.yml#G | https://status.appveyor.com
    Appwrite Cloud | *.cloud.appwrite.io | npm:appwrite#B npm:node-appwrite#B pub:appwrite#B pypi:appwrite#B swift:github.com/appwrite/sdk-for-apple#B swift:github.com/appwrite/sdk-for-swift#B nuget:Appwrite#B maven:io.appwrite:sdk-for-android#B maven:io.appwrite:sdk-for-kotlin#B pub:dart_appwrite#B golang:github.com/appwrite/sdk-for-go#B maven:io.appwrite#B | https://status.appwrite.io
    Archbee | *.archbee.com *.archbee.io | | https://status.archbee.com | statussy
    Argos | *.argos-ci.com | npm:@argos-ci/playwright#G npm:@argos-ci/cypress#G npm:@argos-ci/storybook#G npm:@argos-ci/cli#G npm:@argos-ci/core#G npm:@argos-ci/api-client#G npm:@argos-ci/puppeteer#G npm:@argos-ci/webdriverio#G githubactions:argos-ci/*#G | https://argos.openstatus.dev
    Artifact Hub | artifacthub.io *.artifacthub.io | | | https://artifacthub.io/docs
    Artillery Cloud | app.artillery.io *.artillery.io
    Assembla | api.assembla.com *.assembla.com | npm:assembla-api hex:assembla_api | https://status.assembla.com | grant
    Atmosphere | atmospherejs.com *.atmospherejs.com | | | https://github.com/librariesio/libraries.io
    Augment Code | *.augmentcode.com | npm:@augmentcode/auggie-sdk npm:@augmentcode/auggie#G | https://status.augmentcode.com | statussy
    AUR | aur.archlinux.org | githubactions:KSXGitHub/github-actions-deploy-aur#G | https://status.archlinux.org
    Autify | *.autify.com | githubactions:autifyhq/*#G generic:circleci/autify/*#G | | https://help.autify.com
    Backendless | *.backendless.com | npm:backendless maven:com.backendless:backendless pub:backendless_sdk npm:backendless-rt-client npm:backendless-console-sdk npm:backendless-ui-sdk cocoapods:Backendless cocoapods:Backendless-ios-SDK cocoapods:BackendlessSwift swift:github.com/Backendless/Swift-SDK#C | https://status.backendless.com
    Backup Radar | api.backupradar.com *.backupradar.com
    Baselime | otel.baselime.io *.baselime.io | npm:@baselime/node-opentelemetry | | https://baselime.io/docs
    Baserow | api.baserow.io *.baserow.io | pypi:baserowapi#C pypi:baserowsdk#B pypi:baserow#B pypi:acdh-baserow-pyutils#B pypi:baserowdantic#B pypi:basedrow#B | https://status.baserow.org | dify nango
    Basin | *.usebasin.com | | | nango
    Bencher | api.bencher.dev *.bencher.dev | cargo:bencher_cli#G githubactions:bencherdev/bencher#G
    Better Uptime | *.betteruptime.com
    BigChange | api.bigchange.com *.bigchange.com | | | nango
    BigPanda | api.bigpanda.io integrations.bigpanda.io *.bigpanda.io | | https://status.bigpanda.io
    Bitbar | cloud.bitbar.com *.bitbar.com | | | kingfisher trufflehog
    Black Duck | *.blackduck.com | pypi:blackduck#G pypi:blackduck-sca-api-client#C githubactions:blackduck-inc/*#G githubactions:synopsys-sig/*#G generic:azure-pipelines/blackducksecurityscan#G docker:blackducksoftware/synopsys-detect#G docker:blackducksoftware/detect#G
    Blackfire | blackfire.io *.blackfire.io | composer:blackfire/php-sdk composer:blackfire/player#G pypi:blackfire golang:github.com/blackfireio/go-blackfire docker:blackfire/*#G | | https://docs.blackfire.io
    Blacksmith | *.blacksmith.sh | githubactions:useblacksmith/build-push-action#G githubactions:useblacksmith/setup-node#G githubactions:useblacksmith/setup-python#G githubactions:useblacksmith/cache#G githubactions:useblacksmith/setup-docker-builder#G githubactions:useblacksmith/rust-cache#G githubactions:useblacksmith/*#G | https://status.blacksmith.sh
    BlazeMeter | a.blazemeter.com *.blazemeter.com api.runscope.com *.runscope.com | | https://status.blazemeter.com | kingfisher trufflehog
    Bleemeo | api.bleemeo.com *.bleemeo.com | pypi:bleemeo
    BlitApp | *.blitapp.com | | | kingfisher trufflehog
    Blocknative | api.blocknative.com *.blocknative.com | npm:bnc-sdk | | kingfisher trufflehog
    Bold Commerce | *.boldcommerce.com *.boldapps.net | | https://status.boldcommerce.com | statussy
    BorgBase | api.borgbase.com *.borgbase.com | | | kingfisher trufflehog
    Bower registry | registry.bower.io *.bower.io | | | https://github.com/librariesio/libraries.io
    Brandfolder | *.brandfolder.com | pypi:brandfolder#C
    Bright Security | *.brightsec.com | githubactions:NeuraLegion/*#G
    Brightpearl | *.brightpearl.com *.brightpearlapp.com | | https://status.brightpearl.com
    BrowserCat | *.browsercat.com
    BscScan | api.bscscan.com *.bscscan.com | npm:bscscan-api#C | | kingfisher trufflehog
    Bubble | *.bubble.io
    Buddy | *.buddy.works | composer:buddy-works/oauth2-client terraform:buddy/buddy#G | https://status.buddy.works
    BuddyNS | www.buddyns.com *.buddyns.com | | | kingfisher trufflehog
    Budibase | *.budibase.app | | | kingfisher trufflehog
    Buf | buf.build api.buf.build *.buf.build | githubactions:bufbuild/buf-push-action#G githubactions:bufbuild/buf-action#G | https://status.buf.build | https://buf.build/docs
    BugBug | app.bugbug.io *.bugbug.io
    Bugfender | api.bugfender.com *.bugfender.com | npm:@bugfender/sdk npm:@bugfender/rn-bugfender cocoapods:BugfenderSDK maven:com.bugfender.sdk pub:flutter_bugfender cocoapods:BugfenderSDK-Objective-C#C swift:github.com/bugfender/BugfenderSDK-iOS#C maven:com.bugfender.upload-mapping#G
    BuildBuddy | *.buildbuddy.io
    BuildPulse | *.buildpulse.io | githubactions:buildpulse/*#G generic:circleci/buildpulse/*#G
    Bump.sh | bump.sh *.bump.sh | githubactions:bump-sh/github-action#G npm:bump-cli#G | https://bump.statuspage.io | https://docs.bump.sh statussy
    ButterCMS | api.buttercms.com *.buttercms.com | npm:buttercms pypi:buttercms-python composer:buttercms/buttercms-php nuget:ButterCMS pub:buttercms_dart gem:butter-ruby#C | https://status.buttercms.com | kingfisher trufflehog
    Bynder | *.bynder.com | npm:@bynder/bynder-js-sdk npm:@bynder/compact-view composer:bynder/bynder-php-sdk pypi:bynder-sdk nuget:Bynder.Sdk maven:com.bynder:bynder-java-sdk pypi:wagtail-bynder#C | https://status.bynder.com
    Cacher | api.cacher.io *.cacher.io
    Cachix | cachix.org app.cachix.org *.cachix.org | githubactions:cachix/cachix-action#G | https://status.cachix.org | https://docs.cachix.org
    Camunda | api.cloud.camunda.io *.camunda.io | npm:@camunda8/sdk#B npm:@camunda8/orchestration-cluster-api#B pypi:camunda-orchestration-sdk#B | https://status.camunda.io
    Canto | *.canto.com *.canto.global | composer:jleehr/canto-saas-api#C
    Catchpoint | io.catchpoint.com *.catchpoint.com | terraform:catchpoint/catchpoint#G | https://status.catchpoint.com
    ChannelAdvisor | *.channeladvisor.com
    Chatwoot Cloud | *.chatwoot.com | npm:@chatwoot/react-native-widget#B pub:chatwoot_sdk#B gem:chatwoot#B | https://status.chatwoot.com
    Checkmarx | *.checkmarx.net *.checkmarx.com | pypi:checkmarxpythonsdk#C docker:checkmarx/ast-cli#G githubactions:checkmarx/ast-github-action#G githubactions:checkmarx-ts/checkmarx-cxflow-github-action#G generic:circleci/checkmarx/*#G docker:checkmarx/cx-flow#G generic:azure-pipelines/checkmarx-ast#G | https://status.checkmarx.com |
    Chocolatey | community.chocolatey.org *.chocolatey.org | | | https://github.com/infracost/infracost
    Chrome Web Store | chromewebstore.googleapis.com chromewebstore.google.com | githubactions:mnao305/chrome-extension-upload#G githubactions:Klemensas/chrome-extension-upload-action#G githubactions:mobilefirstllc/cws-publish#G npm:chrome-webstore-upload npm:chrome-webstore-upload-cli#G githubactions:trmcnvn/chrome-addon#G githubactions:browser-actions/release-chrome-extension#G githubactions:PlasmoHQ/bpp#G githubactions:cardinalby/webext-buildtools-chrome-webstore-upload-action#G | | https://developer.chrome.com/docs/webstore/using-api
    Cincopa | *.cincopa.com
    Cirrus CI | api.cirrus-ci.com cirrus-ci.com *.cirrus-ci.com | generic:.cirrus.yml#G | | https://cirrus-ci.org/api
    ClearlyDefined | api.clearlydefined.io *.clearlydefined.io | | | https://api.clearlydefined.io/api-docs
    Cloud Elements | *.cloud-elements.com | | | trufflehog
    Cloudability | api.cloudability.com metrics-collector.cloudability.com *.cloudability.com | docker:cloudability/metrics-agent#G generic:helm/cloudability.github.io/metrics-agent/*#G
    CloudBees | *.rollout.io *.cloudbees.io | npm:rox-node npm:rox-browser pypi:rox npm:cloudbees-openfeature-provider-node npm:rox-ssr npm:rox-react-native | https://www.cloudbeesstatus.com
    CloudCannon | app.cloudcannon.com api.cloudcannon.com *.cloudcannon.com | | https://status.cloudcannon.com | https://cloudcannon.com/documentation/
    Cloudimage | api.cloudimage.com *.cloudimage.com *.cloudimg.io | | | kingfisher trufflehog
    Cloudimage Filerobot | *.filerobot.com
    CloudPlan | *.cloudplan.biz | | | kingfisher trufflehog
    CloudZero | api.cloudzero.com *.cloudzero.com | docker:ghcr.io/cloudzero/*#G generic:helm/cloudzero-agent#G generic:helm/cloudzero.github.io/cloudzero-charts/*#G
    Coconut | *.coconut.co | npm:coconutjs pypi:coconutpy gem:coconutrb composer:opencoconut/coconut
    Codacy | app.codacy.com api.codacy.com *.codacy.com | npm:codacy-coverage#G githubactions:codacy/codacy-coverage-reporter-action#G githubactions:codacy/codacy-analysis-cli-action#G gem:codacy-coverage#C docker:codacy/*#G generic:circleci/codacy/*#G generic:bitbucket/codacy/*#G | https://status.codacy.com | kingfisher trufflehog
    Code Climate | api.codeclimate.com *.codeclimate.com | npm:codeclimate-test-reporter#G gem:codeclimate-test-reporter#G githubactions:paambaati/codeclimate-action#G generic:.codeclimate.yml#G docker:codeclimate/*#G generic:circleci/codeclimate/*#G generic:circleci/paambaati/codeclimate#G | https://status.codeclimate.com | kingfisher trufflehog
    Code::Stats | codestats.net *.codestats.net | | | https://codestats.net/api-docs
    CodeAnt AI | api.codeant.ai *.codeant.ai | githubactions:codeant-ai/*#G | | https://docs.codeant.ai
    Codeberg | *.codeberg.org
    Codefresh | *.codefresh.io | npm:codefresh-sdk#C npm:codefresh#G npm:cf-cli#G docker:codefresh/cli#G docker:codefresh/codefresh-runner#G githubactions:codefresh-io/codefresh-pipeline-runner#G terraform:codefresh-io/codefresh#G generic:helm/cf-runtime#G generic:helm/gitops-runtime#G docker:codefresh/*#G generic:helm/quay.io/codefresh/gitops-runtime#G generic:helm/quay.io/codefresh/cf-runtime#G generic:helm/chartmuseum.codefresh.io/gitops-runtime/*#G generic:helm/chartmuseum.codefresh.io/cf-runtime/*#G generic:helm/chartmuseum.codefresh.io/csdp-add-cluster/*#G | https://status.codefresh.io
    Codequiry | *.codequiry.com | | | kingfisher trufflehog
    CodeRabbit | *.coderabbit.ai | generic:.coderabbit.yaml#G npm:coderabbitai-mcp#C githubactions:coderabbitai/*#G | https://status.coderabbit.ai
    CodeSandbox | codesandbox.io api.codesandbox.io | npm:@codesandbox/sdk npm:codesandbox npm:codesandboxer#C npm:codesandboxer-fs#C npm:@codesandbox/pitcher-client npm:@codesandbox/api npm:@codesandbox/nodebox | https://status.codesandbox.io
    Codiga | *.codiga.io
    Coding.net | coding.net *.coding.net | npm:coding-net#C npm:coding-sdk#C
    CodSpeed | api.codspeed.io *.codspeed.io | npm:@codspeed/vitest-plugin#G pypi:pytest-codspeed#G cargo:codspeed-criterion-compat#G githubactions:codspeedhq/action#G githubactions:codspeedhq/*#G
    Cognito Forms | www.cognitoforms.com *.cognitoforms.com | | https://status.cognitoforms.com | power
    Com Laude | api.comlaude.com *.comlaude.com | | | opencti
    CometChat | *.cometchat.io *.cometchat.com | npm:@cometchat/* pub:cometchat_sdk pub:cometchat_chat_uikit cocoapods:CometChatSDK maven:com.cometchat npm:@cometchat-pro/chat npm:@cometchat-pro/react-native-chat npm:@cometchat-pro/react-native-calls cocoapods:CometChatUIKitSwift cocoapods:CometChatPro cocoapods:CometChatCallsSDK cocoapods:CometChatCardsSwift pub:cometchat_calls_uikit pub:cometchat_uikit_shared pub:cometchat_calls_sdk#C cocoapods:CometChatUIKit#C swift:github.com/cometchat/chat-sdk-ios#C swift:github.com/cometchat/cometchat-uikit-ios#C swift:github.com/cometchat-pro/ios-swift-chat-ui-kit | https://status.cometchat.com
    Configure8 | *.configure8.io
    Contrast Security | *.contrastsecurity.com | npm:@contrast/contrast docker:contrast/*#G githubactions:Contrast-Security-OSS/*#G maven:com.contrastsecurity:contrast-maven-plugin#G
    Cortex | *.cortex.io api.getcortexapp.com *.getcortexapp.com | terraform:cortexapps/cortex#G githubactions:cortexapps/*#G docker:ghcr.io/cortexapps/*#G generic:helm/cortex-axon#G | https://status.cortex.io | mcp
    Cosmic | *.cosmicjs.com | npm:@cosmicjs/sdk npm:cosmicjs
    Coupler.io | app.coupler.io *.coupler.io
    Coveo | *.cloud.coveo.com *.coveo.com | npm:@coveo/headless npm:@coveo/relay npm:coveo.analytics npm:coveo-search-ui npm:@coveo/platform-client npm:@coveo/atomic npm:@coveo/atomic-react npm:@coveo/headless-react npm:@coveo/push-api-client npm:coveoforsitecore-search-ui | https://status.cloud.coveo.com | dlt
    CRAN | cran.r-project.org cloud.r-project.org *.r-project.org | | | https://cran.r-project.org
    Cribl | *.cribl.cloud | docker:cribl/cribl#G pypi:cribl-control-plane#B pypi:cribl-mgmt-plane#B terraform:criblio/criblio#G | https://status.cribl.cloud
    cron-job.org | api.cron-job.org *.cron-job.org
    Cronhooks | api.cronhooks.io *.cronhooks.io
    Cronhub | cronhub.io *.cronhub.io
    Crystallize | *.crystallize.com | npm:@crystallize/js-api-client npm:@crystallize/schema
    Currents | *.currents.dev | npm:@currents/playwright#G npm:@currents/cmd#G npm:cypress-cloud#G npm:@currents/mcp githubactions:currents-dev/*#G npm:@currents/cli#G | https://currents.instatus.com
    Cyclr | api.cyclr.com api.eu.cyclr.com *.cyclr.com | | | https://docs.cyclr.com
    Cycode | *.cycode.com | pypi:cycode#G | https://status.cycode.com
    Dacast | *.dacast.com | npm:dacast
    Dareboost | api.dareboost.com *.dareboost.com | | | kingfisher trufflehog
    Debricked | *.debricked.com
    DebugBear | www.debugbear.com *.debugbear.com | npm:debugbear#G | | https://www.debugbear.com/docs/api
    Deepsource | *.deepsource.io *.deepsource.com | generic:.deepsource.toml#G githubactions:deepsourcelabs/*#G | https://status.deepsource.io
    Deno registries | deno.land jsr.io npm.jsr.io api.jsr.io *.deno.land *.jsr.io | | https://denostatus.com | https://jsr.io/docs
    Densify | *.densify.com | docker:densify/container-optimization-data-forwarder#G generic:helm/densify-dev.github.io/helm-charts/*#G
    DeployGate | deploygate.com *.deploygate.com | gem:deploygate maven:com.deploygate cocoapods:DeployGate maven:deploygate:deploygate.gradle.plugin#G | | fastlane
    DeployHQ | api.deployhq.com *.deployhq.com |  | | https://www.deployhq.com/support
    deps.dev | api.deps.dev deps.dev *.deps.dev | pypi:depsdev#C pypi:pydepsdev#C | | https://docs.deps.dev
    Develocity Build Scan | scans.gradle.com | maven:com.gradle.enterprise#G maven:com.gradle.develocity#G maven:com.gradle.build-scan#G maven:com.gradle:develocity-maven-extension#G maven:com.gradle:gradle-enterprise-maven-extension#G maven:com.gradle:develocity-gradle-plugin#G maven:com.gradle:gradle-enterprise-gradle-plugin#G githubactions:gradle/develocity-actions#G | https://status.gradle.com | statusphere https://docs.gradle.com/develocity
    dfuse | *.dfuse.io | npm:@dfuse/client | | kingfisher trufflehog
    Diawi | upload.diawi.com www.diawi.com *.diawi.com | githubactions:rnkdsh/action-upload-diawi#G
    Directus Cloud | *.directus.cloud *.directus.app
    Ditto | api.dittowords.com *.dittowords.com | npm:@dittowords/cli#G | | kingfisher trufflehog
    Ditto Edge Sync | *.ditto.live | cocoapods:DittoSwift cocoapods:DittoObjC | | https://docs.ditto.live
    DNSCheck | www.dnscheck.co *.dnscheck.co | | | trufflehog
    Domainr | api.domainr.com *.domainr.com
    Dotcom-Monitor | api.dotcom-monitor.com *.dotcom-monitor.com
    Downtime Monkey | *.downtimemonkey.com
    Drone Cloud | cloud.drone.io *.drone.io | | | kingfisher trufflehog
    DroneHQ | *.dronahq.com | | | kingfisher trufflehog
    Drupal.org | www.drupal.org updates.drupal.org packages.drupal.org *.drupal.org | | | https://www.drupal.org/drupalorg/docs/apis
    DUB registry | code.dlang.org | | | https://code.dlang.org/developer
    DX | *.getdx.com
    Dyspatch | api.dyspatch.io *.dyspatch.io | | | kingfisher trufflehog
    Dyte | *.dyte.io | npm:@dytesdk/web-core npm:@dytesdk/react-web-core npm:@dytesdk/react-ui-kit npm:@dytesdk/ui-kit pub:dyte_core cocoapods:DyteiOSCore npm:@dytesdk/angular-ui-kit npm:@dytesdk/vue-ui-kit
    Earthly | *.earthly.dev
    Edge Delta | api.edgedelta.com *.edgedelta.com | docker:gcr.io/edgedelta/*#G docker:edgedelta/*#G generic:helm/edgedelta#G terraform:edgedelta/edgedelta#G docker:public.ecr.aws/edgedelta/*#G generic:helm/edgedelta.github.io/charts/*#G generic:helm/edge-delta#G
    Elm packages | package.elm-lang.org | | | https://github.com/librariesio/libraries.io
    elmah.io | api.elmah.io *.elmah.io | nuget:Elmah.Io.AspNetCore nuget:Elmah.Io.Client nuget:Elmah.Io.Extensions.Logging#C nuget:Serilog.Sinks.ElmahIo#C npm:elmah.io.javascript nuget:Elmah.Io nuget:Elmah.Io.AspNet nuget:Elmah.Io.Mvc nuget:Elmah.Io.WebApi nuget:Elmah.Io.* | https://status.elmah.io
    Embrace | *.embrace.io *.emb-api.com | npm:@embrace-io/react-native npm:@embrace-io/web-sdk cocoapods:EmbraceIO maven:io.embrace pub:embrace swift:github.com/embrace-io/embrace-apple-sdk cocoapods:RNEmbraceCore npm:@embrace-io/react-native-tracer-provider npm:@embrace-io/react-native-navigation maven:embrace-swazzler:embrace-swazzler.gradle.plugin#G | https://status.embrace.io
    Emerge Tools | api.emergetools.com *.emergetools.com | generic:env:EMERGE_API_ maven:com.emergetools.snapshots:snapshots#G gem:fastlane-plugin-emerge#G maven:com.emergetools.android#G
    Emma | *.e2ma.net
    emulator.wtf | api.emulator.wtf *.emulator.wtf | githubactions:emulatorwtf/*#G
    Encore Cloud | api.encore.cloud *.encr.app *.encore.dev | npm:encore.dev#F
    EngFlow | *.engflow.com
    env0 | *.env0.com | docker:env0/*#G terraform:env0/env0#G githubactions:env0/*#G generic:helm/env0-agent#G generic:helm/env0.github.io/self-hosted/*#G | https://status.env0.com | https://docs.envzero.com
    Eraser | app.eraser.io *.eraser.io | | | kingfisher trufflehog
    Ethplorer | api.ethplorer.io *.ethplorer.io | | | kingfisher trufflehog
    Exceptionless | api.exceptionless.io collector.exceptionless.io *.exceptionless.io config.exceptionless.io api.exceptionless.com *.exceptionless.com | nuget:Exceptionless#B nuget:Exceptionless.AspNetCore#B nuget:Serilog.Sinks.ExceptionLess#C npm:@exceptionless/browser#B npm:@exceptionless/node#B npm:@exceptionless/react npm:@exceptionless/vue npm:exceptionless nuget:Exceptionless.NLog nuget:Exceptionless.Extensions.Logging npm:@exceptionless/core pypi:exceptionless#C nuget:Exceptionless.Log4net nuget:Exceptionless.Mvc nuget:Exceptionless.Nancy nuget:Exceptionless.Portable nuget:Exceptionless.Web nuget:Exceptionless.WebApi nuget:Exceptionless.Windows nuget:Exceptionless.Wpf nuget:Exceptionless.*#B
    Extensiv | *.secure-wms.com *.extensiv.com
    F-Droid | f-droid.org *.f-droid.org | | | https://github.com/pachli/pachli-android
    Fairwinds Insights | insights.fairwinds.com | docker:quay.io/fairwinds/insights-*#G generic:helm/insights-agent#G
    FeatBit | app-eval.featbit.co app-api.featbit.co *.featbit.co | npm:@featbit/js-client-sdk#B npm:@featbit/node-server-sdk#B npm:@featbit/react-client-sdk#B npm:@featbit/openfeature-provider-js-client#B | | https://docs.featbit.co
    Featureflow | *.featureflow.io | npm:featureflow-node-sdk npm:featureflow-client npm:react-featureflow-client | | https://github.com/featureflow/featureflow-javascript-sdk
    Feedonomics | *.feedonomics.com
    Fern | api.buildwithfern.com registry.buildwithfern.com *.buildwithfern.com | npm:fern-api#G githubactions:fern-api/*#G | https://status.buildwithfern.com | https://buildwithfern.com/learn statussy
    Fillout | api.fillout.com *.fillout.com | npm:@fillout/react npm:@fillout/api | https://fillout.statuspage.io | nango
    Finout | app.finout.io *.finout.io | docker:finout/*#G generic:helm/finout-agent#G
    Firefox Add-ons | addons.mozilla.org *.addons.mozilla.org | githubactions:trmcnvn/firefox-addon#G githubactions:yayuyokitano/firefox-addon#G npm:sign-addon#G githubactions:wdzeng/firefox-addon#G githubactions:Yash-Singh1/web-ext-sign#G githubactions:kewisch/action-web-ext#G githubactions:cardinalby/webext-buildtools-firefox-addons-action#G
    FlakeHub | flakehub.com api.flakehub.com *.flakehub.com | githubactions:DeterminateSystems/flakehub-push#G githubactions:DeterminateSystems/flakehub-cache-action#G | | https://docs.determinate.systems/flakehub
    Flathub | flathub.org *.flathub.org | | https://status.flathub.org | https://flathub.org/api/v2/docs
    Fleetbase | api.fleetbase.io *.fleetbase.io | npm:@fleetbase/sdk | | kingfisher trufflehog
    Fliplet | api.fliplet.com *.fliplet.com | | | power
    Flipper Cloud | www.flippercloud.io *.flippercloud.io | gem:flipper-cloud
    Flotiq | api.flotiq.com *.flotiq.com | | | power
    Font Awesome | kit.fontawesome.com ka-p.fontawesome.com ka-f.fontawesome.com api.fontawesome.com use.fontawesome.com pro.fontawesome.com *.fontawesome.com | | https://status.fortawesome.com
    Form.io | *.form.io | | | kingfisher trufflehog
    Formbricks | app.formbricks.com formbricks.com *.formbricks.com | npm:@formbricks/js#B npm:@formbricks/api#B npm:@formbricks/react-native#B
    FormBucket | www.formbucket.com *.formbucket.com | | | kingfisher trufflehog
    FormCraft | *.formcrafts.com | | | kingfisher trufflehog
    Formsite | *.formsite.com | | | trufflehog
    Formspree | *.formspree.io | npm:netlify-plugin-formspree#C npm:@formspree/react npm:@formspree/core | https://status.formspree.io
    Formstack | www.formstack.com *.formstack.com | | https://www.intellistackstatus.com | grant power
    Freestyle | api.freestyle.sh *.freestyle.sh | npm:freestyle-sandboxes
    Freshping | *.freshping.io | npm:freshping.js#C
    Frontify | *.frontify.com | | https://status.frontify.com
    Game Jolt | api.gamejolt.com *.gamejolt.com | | | https://gamejolt.com/game-api/doc
    Gemfury | push.fury.io gem.fury.io npm.fury.io pypi.fury.io *.fury.io *.gemfury.com | gem:gemfury#G | https://status.fury.co | statusphere
    Genymotion SaaS | api.geny.io *.geny.io *.genymotion.com | githubactions:genymobile/*#G pypi:gmsaas#G
    GetSandbox | *.getsandbox.com | | | trufflehog
    Ghost Inspector | api.ghostinspector.com *.ghostinspector.com | npm:ghost-inspector#G generic:circleci/ghostinspector/*#G docker:ghostinspector/*#G | https://ghostinspector.statuspage.io |
    GitCode | raw.gitcode.com api.gitcode.com gitcode.com *.gitcode.com | pypi:atomgit-sdk#C | | https://docs.gitcode.com
    Gitea Cloud | *.gitea.com | golang:code.gitea.io/sdk/gitea#F | https://status.gitea.com | goth pocketbase w6w
    Gitpod | gitpod.io api.gitpod.io app.gitpod.io | generic:.gitpod.yml#G | https://www.gitpodstatus.com
    Gleap | api.gleap.io *.gleap.io | npm:gleap npm:react-native-gleapsdk pub:gleap_sdk cocoapods:Gleap maven:io.gleap | | segment
    Glide | api.glideapps.com *.glideapps.com | npm:@glideapps/tables | https://status.glideapps.com
    GlitchTip | app.glitchtip.com *.glitchtip.com
    Gradle Plugin Portal | plugins.gradle.org plugins-artifacts.gradle.org services.gradle.org downloads.gradle.org *.gradle.org | maven:com.gradle.plugin-publish#G maven:com.gradle.publish:plugin-publish-plugin#G | https://status.gradle.com | https://docs.gradle.org statusphere
    Grafana Cloud k6 | api.k6.io ingest.k6.io cloud.k6.io api.loadimpact.com *.loadimpact.com
    Grafbase | api.grafbase.com *.grafbase.com | | | mcp
    Graphite | *.graphite.dev *.graphite.com | githubactions:withgraphite/*#G | https://status.graphite.dev
    Gremlin | api.gremlin.com *.gremlin.com | docker:gremlin/*#G generic:helm/gremlin#G generic:helm/helm.gremlin.com/*#G
    Greptile | api.greptile.com *.greptile.com | | | sim
    Grist | docs.getgrist.com *.getgrist.com | pypi:pygrister#B pypi:pygrist-mini#B | | nango
    groundcover | api.groundcover.com *.groundcover.com | generic:helm/groundcover#G terraform:groundcover-com/groundcover#G docker:groundcovercom/*#G generic:helm/helm.groundcover.com/*#G
    GTmetrix | *.gtmetrix.com | | | kingfisher trufflehog
    Gumlet | *.gumlet.io *.gumlet.com | pypi:gumlet#C pub:gumlet_video_player#C
    Gyazo | api.gyazo.com *.gyazo.com | npm:gyazo-api#C | | kingfisher trufflehog
    Hackage | hackage.haskell.org | | | https://hackage.haskell.org/api
    Happo | *.happo.io | npm:happo.io#G npm:happo#G npm:happo-cypress#G npm:happo-playwright#G npm:happo-plugin-storybook#G npm:happo-e2e#G githubactions:happo/*#G
    HappyKit | happykit.dev *.happykit.dev | npm:@happykit/flags | | https://github.com/happykit/flags
    Hatchet | cloud.onhatchet.run *.onhatchet.run *.hatchet.run | pypi:hatchet-sdk#B npm:@hatchet-dev/typescript-sdk#B golang:github.com/hatchet-dev/hatchet#B | https://status.hatchet.run | https://github.com/hatchet-dev/hatchet
    Haxelib | lib.haxe.org | | | https://lib.haxe.org/documentation
    HeadSpin | *.headspin.io
    HenrikDev Valorant | api.henrikdev.xyz *.henrikdev.xyz | | | https://docs.henrikdev.xyz
    Homebrew | formulae.brew.sh *.brew.sh | | | https://formulae.brew.sh/docs/api
    Hook Relay | api.hookrelay.dev app.hookrelay.dev *.hookrelay.dev
    Hook0 | app.hook0.com *.hook0.com | npm:hook0-client cargo:hook0-client
    Hudu | *.huducloud.com
    Hund | *.hund.io
    Hyperbeam | *.hyperbeam.com | npm:@hyperbeam/web
    Hyperping | *.hyperping.io | pypi:hyperping#C
    Iconify | api.iconify.design *.iconify.design | npm:@iconify/react#C npm:@iconify/vue#C npm:@iconify/svelte#C
    ImageEngine | *.imgeng.in *.imageengine.io
    IncidentHub | *.incidenthub.cloud
    Infracost | pricing.api.infracost.io dashboard.api.infracost.io *.infracost.io | githubactions:infracost/*#G terraform:infracost/infracost#G docker:infracost/*#G | https://status.infracost.io | https://www.infracost.io/docs
    Inspector | ingest.inspector.dev *.inspector.dev | npm:@inspector-apm/inspector-nodejs composer:inspector-apm/inspector-laravel composer:inspector-apm/inspector-php composer:inspector-apm/inspector-symfony pypi:inspector-python
    Installr | www.installrapp.com *.installrapp.com | | | fastlane
    InstantDB | api.instantdb.com mcp.instantdb.com *.instantdb.com | npm:@instantdb/core npm:@instantdb/react npm:@instantdb/admin npm:@instantdb/react-native pypi:instantdb#C npm:@instantdb/mcp npm:@instantdb/react-native-mmkv | https://status.instantdb.com | mcp
    Instatus | api.instatus.com *.instatus.com | pypi:airbyte-source-instatus#C terraform:thelonelyghost/instatus#G | https://instat.us | power
    Integrately | webhooks.integrately.com *.integrately.com
    Invicti | *.invicti.com *.netsparker.com
    Ionic Appflow | api.ionic.io *.ionic.io *.ionicframework.com *.ionicjs.com | | | kingfisher
    Jam | mcp.jam.dev *.jam.dev | npm:@jam.dev/sdk npm:@jam.dev/recording-links | | mcp
    JDoodle | api.jdoodle.com *.jdoodle.com
    Jellyfish | *.jellyfish.co | | https://status.jellyfish.co
    Katalon | *.katalon.io *.katalon.com
    Kenshoo Skai | *.kenshoo.com
    Kinvey | *.kinvey.com | npm:kinvey cocoapods:Kinvey cocoapods:KinveyKit
    Knapsack Pro | api.knapsackpro.com *.knapsackpro.com | npm:@knapsack-pro/jest#G npm:@knapsack-pro/cypress#G npm:@knapsack-pro/vitest#G npm:@knapsack-pro/core#G gem:knapsack_pro#G | | kingfisher trufflehog
    KnowledgeOwl | *.knowledgeowl.com | | https://knowledgeowl.statuspage.io | statussy
    Kobiton | *.kobiton.com
    Komodor | api.komodor.com *.komodor.com | docker:komodorio/*#G generic:helm/komodor-agent#G generic:helm/k8s-watcher#G terraform:komodorio/komodor#G docker:public.ecr.aws/komodor-public/*#G generic:helm/helm-charts.komodor.io/*#G
    Kong Konnect | *.api.konghq.com *.konghq.com *.konghq.tech | terraform:kong/konnect#G | https://kong.statuspage.io
    Kraken.io | api.kraken.io *.kraken.io | npm:kraken pypi:krakenio#C composer:kraken-io/kraken-php
    Kroki | *.kroki.io | | | power
    Kubernetes registry | registry.k8s.io k8s.gcr.io pkgs.k8s.io dl.k8s.io | | | https://kubernetes.io/docs
    Kurrent Cloud | api.eventstore.cloud *.eventstore.cloud *.kurrent.cloud
    Laminar | api.lmnr.ai *.lmnr.ai | npm:@lmnr-ai/lmnr pypi:lmnr npm:@mastra/laminar#C generic:env:LMNR_ npm:lmnr-cli#G npm:@lmnr-ai/claude-code-proxy#C pypi:lmnr-claude-code-proxy | https://status.lmnr.ai
    Laravel Forge | forge.laravel.com | composer:laravel/forge-sdk#G githubactions:jbrooksuk/laravel-forge-action#G | https://status.laravel.com | https://forge.laravel.com/docs
    Laravel Nightwatch | *.nightwatch.laravel.com | composer:laravel/nightwatch generic:env:NIGHTWATCH_TOKEN#B
    Launchable | api.mercury.launchableinc.com *.launchableinc.com | pypi:launchable#G | | https://www.launchableinc.com/docs
    Libraries.io | libraries.io *.libraries.io | pypi:quibraries#C
    Librato | metrics-api.librato.com *.librato.com | gem:librato-metrics gem:librato-rails npm:librato-node#C pypi:librato-metrics generic:env:LIBRATO_*#B gem:librato-rack#C gem:librato-sidekiq#C
    LinearB | *.linearb.io | githubactions:linear-b/*#G
    Lingo.dev | engine.lingo.dev *.lingo.dev | npm:lingo.dev npm:@replexica/sdk pypi:lingodotdev#C githubactions:lingodotdev/*#G
    Lingohub | api.lingohub.com *.lingohub.com
    Linnworks | *.linnworks.net | pypi:airbyte-source-linnworks#C
    LinuxServer.io | api.linuxserver.io lscr.io *.linuxserver.io | | | https://github.com/homarr-labs/homarr
    Liongard | *.liongard.com
    LiveKit Cloud | *.livekit.io | | https://status.livekit.io
    Livepeer | *.livepeer.studio *.livepeer.com | npm:livepeer npm:@livepeer/react npm:@livepeer/core pypi:livepeer golang:github.com/livepeer/livepeer-go npm:@livepeer/react-native pypi:livepeer-ai#C | https://livepeer.statuspage.io
    Loadmill | app.loadmill.com *.loadmill.com | | | kingfisher trufflehog
    Localazy | *.localazy.com | npm:@localazy/cli#G npm:@localazy/api-client generic:localazy.json#G githubactions:localazy/*#G maven:com.localazy.gradle#G maven:com.localazy:gradle#G
    Localizely | api.localizely.com *.localizely.com | pub:localizely_sdk
    LocalStack | app.localstack.cloud api.localstack.cloud *.localstack.cloud | | | https://docs.localstack.cloud
    Loco | localise.biz *.localise.biz | composer:symfony/loco-translation-provider#C composer:loco/loco npm:loco-cli#C
    Logfire | logfire-us.pydantic.dev logfire-eu.pydantic.dev *.pydantic.dev *.pydantic.info | pypi:logfire generic:env:LOGFIRE_TOKEN#B npm:@pydantic/logfire-api npm:@pydantic/logfire-node npm:@pydantic/logfire-browser npm:logfire#C cargo:logfire | https://logfirestatus.pydantic.dev | sim
    Logflare | api.logflare.app *.logflare.app | npm:pino-logflare#C npm:logflare-transport-core hex:logflare_logger_backend hex:logflare_api_client
    LogicMonitor | *.logicmonitor.com | pypi:logicmonitor-sdk pypi:logicmonitor-data-sdk terraform:logicmonitor/logicmonitor#G docker:logicmonitor/*#G generic:ansible/logicmonitor.*#G nuget:LogicMonitor.Api#C nuget:Serilog.Sinks.LogicMonitor#C generic:helm/lm-container#G generic:helm/lmotel#G generic:helm/lm-logs#G | https://status.logicmonitor.com
    Logit.io | api.logit.io *.logit.io | generic:env:LOGIT_*#B npm:node-logitio | https://status.logit.io
    Loom | *.loom.com | npm:@loomhq/loom-embed npm:@loomhq/record-sdk | https://loom.status.atlassian.com
    LootLocker | api.lootlocker.io api.lootlocker.com *.lootlocker.io *.lootlocker.com | | | https://docs.lootlocker.com
    M3O | api.m3o.com *.m3o.com | | | trufflehog
    mabl | *.mabl.com | npm:@mablhq/playwright-reporter#G githubactions:mablhq/*#G docker:mablhq/*#G generic:circleci/mablhq/*#G githubactions:mabl/github-run-tests-action#G generic:bitbucket/mabl/*#G | |
    Mackerel | api.mackerelio.com *.mackerelio.com | golang:github.com/mackerelio/mackerel-client-go gem:fastlane-plugin-mackerel_api#G | | https://mackerel.io/api-docs/
    Maestro Cloud | api.mobile.dev *.mobile.dev api.copilot.mobile.dev | githubactions:mobile-dev-inc/*#G
    MailSlurp | api.mailslurp.com *.mailslurp.com | pypi:mailslurp-client npm:mailslurp-client gem:mailslurp_client npm:cypress-mailslurp#C npm:mailslurp-swagger-sdk-ts npm:@codeceptjs/mailslurp-helper#C
    Massdriver | api.massdriver.cloud *.massdriver.cloud | githubactions:massdriver-cloud/*#G
    Medusa Cloud | *.medusajs.app
    Membrane | api.integration.app api.getmembrane.com *.integration.app *.getmembrane.com | npm:@integration-app/sdk npm:@integration-app/react npm:@membranehq/sdk
    Memfault | chunks.memfault.com api.memfault.com files.memfault.com *.memfault.com | pypi:memfault-cli#G | https://status.memfault.com
    Memsource | *.memsource.com
    Mend | *.mend.io *.whitesourcesoftware.com *.saas.mend.io | pypi:mend-reporting-tool#C generic:azure-pipelines/whitesource#G maven:org.whitesource:whitesource-maven-plugin#G | https://status.mend.io
    Mergent | api.mergent.co *.mergent.co | npm:mergent gem:mergent pypi:mergent | | https://docs.mergent.co
    Mergify | api.mergify.com *.mergify.com | pypi:mergify-cli#G generic:.mergify.yml#G githubactions:mergifyio/*#G | https://status.mergify.com
    Mermaid Ink | mermaid.ink | pypi:mermaid-py#C
    MetaCPAN | fastapi.metacpan.org *.metacpan.org | | | https://github.com/metacpan/metacpan-api
    Metered | *.metered.ca *.metered.live
    Meticulous | *.meticulous.ai | npm:@alwaysmeticulous/client#G npm:@alwaysmeticulous/recorder-loader#G npm:@alwaysmeticulous/remote-replay-launcher#G githubactions:alwaysmeticulous/*#G npm:@alwaysmeticulous/tunnels-client#G
    Middleware | *.middleware.io | npm:@middleware.io/node-apm pypi:middleware-apm pypi:middleware-io gem:middleware_apm golang:github.com/middleware-labs/golang-apm docker:ghcr.io/middleware-labs/*#G generic:helm/mw-kube-agent#G generic:helm/mw-kube-agent-v2#G generic:helm/mw-kube-agent-v3#G generic:helm/helm.middleware.io/*#G
    Mintlify | api.mintlify.com *.mintlify.com *.mintlify.dev | npm:mint#G npm:mintlify#G generic:mint.json#G npm:@mintlify/cli#G npm:@mintlify/mcp | https://status.mintlify.com | power sim
    Mirotalk | *.mirotalk.com
    Miso AI | api.askmiso.com *.askmiso.com | npm:@miso.ai/client-sdk npm:@miso.ai/client-sdk-ui | | https://docs.miso.ai
    Mockfly | api.mockfly.dev *.mockfly.dev
    Mockster | *.mockster.dev | | | power
    ModernMT | api.modernmt.com webapi.modernmt.com *.modernmt.com | npm:modernmt pypi:modernmt#C | | https://www.modernmt.com/api
    Moesif | api.moesif.net *.moesif.net *.moesif.com | npm:moesif-nodejs npm:moesif-browser-js npm:moesif-aws-lambda pypi:moesifdjango pypi:moesifwsgi pypi:moesifapi gem:moesif_rack golang:github.com/moesif/moesifmiddleware-go composer:moesif/moesif-laravel maven:com.moesif.servlet nuget:Moesif.Middleware npm:moesifapi | https://status.moesif.com
    Moogsoft | api.moogsoft.ai *.moogsoft.ai *.moogsoft.cloud
    MotaWord | api.motaword.com *.motaword.com | | | power
    MuleSoft Anypoint | *.anypoint.mulesoft.com *.mulesoft.com | pypi:anypoint-sdk#C pypi:anypoint#C maven:org.mule.tools.maven:mule-maven-plugin#G | https://status.mulesoft.com | kingfisher trufflehog
    N-able | *.n-able.com *.remote.management | | https://uptime.n-able.com | statusphere
    Nacelle | *.nacelle.com | | https://status.nacelle.com | statussy
    Namespace | *.namespaceapis.com *.namespace.so | githubactions:namespacelabs/*#G
    Netdata Cloud | app.netdata.cloud api.netdata.cloud *.netdata.cloud | | https://status.netdata.cloud
    NextBus | webservices.nextbus.com *.nextbus.com | | | huginn
    NFTPort | api.nftport.xyz *.nftport.xyz | | | kingfisher power trufflehog
    Nhost | *.nhost.run *.nhost.io | npm:@nhost/nhost-js#B npm:@nhost/react#B npm:@nhost/nextjs#B pub:nhost_sdk#B pub:nhost_flutter_auth#B npm:@nhost/apollo npm:@nhost/core npm:@nhost/graphql-js npm:@nhost/hasura-auth-js npm:@nhost/hasura-storage-js npm:@nhost/react-apollo npm:@nhost/vue pub:nhost_auth_dart#B pub:nhost_flutter_graphql#B pub:nhost_functions_dart#B pub:nhost_gql_links#B pub:nhost_graphql_adapter#B pub:nhost_storage_dart#B | https://status.nhost.io
    Nobl9 | app.nobl9.com *.nobl9.com | golang:github.com/nobl9/nobl9-go terraform:nobl9/nobl9#G terraform:hashicorp/nobl9#G docker:nobl9/*#G generic:helm/nobl9-agent#G | https://status.nobl9.com |
    NodePing | api.nodeping.com *.nodeping.com | pypi:nodepingpy#C
    npm | *.npmjs.org *.npmjs.com *.yarnpkg.com | githubactions:JS-DevTools/npm-publish#G generic:bitbucket/atlassian/npm-publish#G githubactions:pascalgn/npm-publish-action#G | https://status.npmjs.org
    Observe | *.observeinc.com | docker:observeinc/*#G terraform:observeinc/observe#G generic:helm/observeinc.github.io/helm-charts/*#G | https://status.observeinc.com
    Octomind | *.octomind.dev | githubactions:OctoMind-dev/*#G
    OctoPerf | api.octoperf.com *.octoperf.com
    Octopus Deploy | *.octopus.app | npm:@octopusdeploy/api-client#B nuget:Octopus.Client#B docker:octopusdeploy/octo#G docker:octopusdeploy/tentacle#G docker:octopusdeploy/kubernetes-agent-tentacle#G githubactions:octopusdeploy/*#G terraform:octopusdeploy/octopusdeploy#G terraform:OctopusDeployLabs/octopusdeploy#G generic:azure-pipelines/octopuspush#G generic:azure-pipelines/octopuscreaterelease#G generic:azure-pipelines/octopusdeployrelease#G generic:circleci/octopus-deploy/*#G generic:helm/registry-1.docker.io/octopusdeploy/kubernetes-agent#G generic:helm/registry-1.docker.io/octopusdeploy/octopus-deploy-agent#G | https://status.octopus.com
    Oh Dear | *.ohdear.app | terraform:ohdearapp/ohdear#G
    Ona | *.ona.com
    OneSky | platform.api.onesky.io *.onesky.io *.oneskyapp.com | npm:@brainly/onesky-utils#C gem:fastlane-plugin-onesky#G gem:fastlane-plugin-upload_to_onesky#G
    OnlineOrNot | api.onlineornot.com *.onlineornot.com
    Open VSX | open-vsx.org | npm:ovsx#G | https://status.open-vsx.org
    OpenObserve Cloud | api.openobserve.ai cloud.openobserve.ai *.openobserve.ai | maven:ai.openobserve:o2-sdk-android-logs#B maven:ai.openobserve:o2-sdk-android-rum#B maven:ai.openobserve:o2-sdk-android-okhttp#B maven:ai.openobserve:o2-sdk-android-session-replay#B cocoapods:OpenObserveCore#B cocoapods:OpenObserveCrashReporting#B cocoapods:OpenObserveFlags#B cocoapods:OpenObserveInternal#B cocoapods:OpenObserveLogs#B cocoapods:OpenObserveRUM#B cocoapods:OpenObserveSessionReplay#B cocoapods:OpenObserveTrace#B cocoapods:OpenObserveWebViewTracking#B cocoapods:OpenObserveSDKReactNative#B cocoapods:OpenObserveSDKReactNativeSessionReplay#B
    OpenSSF Scorecard | api.scorecard.dev api.securityscorecards.dev *.securityscorecards.dev *.scorecard.dev | npm:@nodesecure/ossf-scorecard-sdk#C | | https://api.scorecard.dev
    OpsLevel | *.opslevel.com | terraform:opslevel/opslevel#G docker:public.ecr.aws/opslevel/*#G docker:opslevel/*#G generic:helm/opslevel-agent#G generic:helm/opslevel-runner#G generic:helm/opslevel.github.io/helm-charts/*#G
    Optimole | *.optimole.com
    Ordergroove | *.ordergroove.com
    packagecloud | *.packagecloud.io | gem:package_cloud#C githubactions:danielmundi/upload-packagecloud#G githubactions:computology/*#G maven:io.packagecloud.maven.wagon#G | https://www.packagecloudstatus.io | kingfisher trufflehog
    Paligo | *.paligoapp.com | pypi:pypaligo#C | | nango
    Paperform | api.paperform.co *.paperform.co | | https://paperform.statuspage.io | kingfisher trufflehog w6w
    PaperMC | fill.papermc.io api.papermc.io hangar.papermc.io *.papermc.io | maven:io.papermc.hangar-publish-plugin#G | https://status.papermc.io | https://docs.papermc.io/misc/downloads-api
    Parse Platform | *.back4app.com | cocoapods:Parse#B cocoapods:ParseLiveQuery#B cocoapods:ParseSwiftOG#B swift:github.com/parse-community/Parse-SDK-iOS-OSX#B swift:github.com/parse-community/Parse-Swift#B swift:github.com/netreconlab/Parse-Swift#B pub:parse_server_sdk#B pub:parse_server_sdk_flutter#B pub:parse_server_sdk_dart#B pub:back4app#C maven:com.github.parse-community.Parse-SDK-Android#B maven:com.github.parse-community:Parse-SDK-Android#B maven:com.parse:parse-android#B
    PartyKit | *.partykit.dev *.partykit.io | npm:partykit#G
    Pastebin | *.pastebin.com | pypi:pbwrap#C pypi:paspybin#C | | kingfisher trufflehog
    Payload Cloud | *.payloadcms.app
    Percy Lost Pixel | *.lost-pixel.com | githubactions:lost-pixel/*#G npm:lost-pixel#G
    Perfecto | *.perfectomobile.com
    pganalyze | app.pganalyze.com *.pganalyze.com | | | trufflehog
    PhantomJsCloud | *.phantomjscloud.com | npm:phantomjscloud | | huginn
    Photon Engine | ns.photonengine.io ns.exitgames.com *.photonengine.io *.photonengine.com *.exitgames.com | | | https://doc.photonengine.com
    Plasmic | codegen.plasmic.app studio.plasmic.app data.plasmic.app img.plasmic.app *.plasmic.app | npm:@plasmicapp/loader-nextjs npm:@plasmicapp/loader-react npm:@plasmicapp/loader-gatsby npm:@plasmicapp/cli#G npm:@plasmicapp/react-web#F npm:@plasmicapp/loader-core npm:@plasmicapp/auth-react npm:@plasmicapp/auth-api npm:@plasmicapp/loader-fetcher | https://status.plasmic.app
    Plytix | *.plytix.com | pypi:plytix-pim-client#C
    PocketHost | *.pockethost.io
    POEditor | api.poeditor.com *.poeditor.com | pypi:poeditor#C gem:fastlane-plugin-poeditor#G gem:fastlane-plugin-poeditor_export#G
    PokeAPI | *.pokeapi.co | pypi:airbyte-source-pokeapi#C npm:pokeapi#C npm:pokeapi-client#C npm:pokeapi-typescript#C pypi:aiopokeapi#C pypi:pypokeapi#C pypi:poke-wrap-client#C pypi:farfetchd#C | | dlt
    Polar Signals | api.polarsignals.com grpc.polarsignals.com *.polarsignals.com | | | mcp
    Port | *.getport.io *.port.io | terraform:port-labs/port-labs#G terraform:port-labs/port#G githubactions:port-labs/*#G docker:ghcr.io/port-labs/*#G generic:helm/port-k8s-exporter#G generic:helm/port-ocean#G generic:helm/port-agent#G generic:helm/port-labs.github.io/helm-charts/*#G | https://status.port.io
    PostBacks | api.postbacks.io *.postbacks.io | | | trufflehog
    PostBin | www.postb.in *.postb.in | | | n8n
    Posthook | api.posthook.io *.posthook.io | npm:@posthook/node
    PowerSync | *.powersync.journeyapps.com | npm:@powersync/web#B npm:@powersync/react-native#B npm:@powersync/node#B swift:github.com/powersync-ja/powersync-swift#B pub:powersync_core#C pub:powersync_* | https://status.powersync.com | https://docs.powersync.com
    PractiTest | api.practitest.com *.practitest.com | | | https://www.practitest.com/api-v2
    Pulsetic | *.pulsetic.com
    Puppet Forge | forgeapi.puppet.com forgeapi.puppetlabs.com forge.puppet.com forge.puppetlabs.com | gem:puppet_forge#C | https://puppet.statuspage.io | https://www.rubydoc.info/gems/puppet_forge statussy
    PureStake | *.purestake.io | | | trufflehog
    QA Wolf | *.qawolf.com
    Qase | api.qase.io *.qase.io | npm:playwright-qase-reporter#G npm:cypress-qase-reporter#G npm:jest-qase-reporter#G npm:vitest-qase-reporter#G npm:qase-api-client pypi:qase-pytest#G pypi:qase-api-client pypi:qase-python-commons#G pypi:qase-api-v2-client npm:qaseio#G npm:qase-api-v2-client npm:cucumberjs-qase-reporter#G npm:testcafe-reporter-qase#G pypi:qaseio#C | https://status.qase.io | kingfisher trufflehog
    Qencode | *.qencode.com | npm:qencode-api pypi:qencode
    Qlty Cloud | api.qlty.sh *.qlty.sh | githubactions:qltysh/*#G
    Qodana Cloud | qodana.cloud api.qodana.cloud *.qodana.cloud | githubactions:jetbrains/qodana-action#G docker:jetbrains/qodana-jvm#G
    Qubole | *.qubole.com | pypi:apache-airflow-providers-qubole#C pypi:qds-sdk | | kingfisher trufflehog
    Racket packages | pkgs.racket-lang.org | | | https://github.com/librariesio/libraries.io
    Rafay | console.rafay.dev *.rafay.dev | terraform:rafaysystems/rafay#G
    Rainforest QA | *.rainforestqa.com *.rnfrst.com | githubactions:rainforestapp/*#G generic:circleci/rainforest-qa/*#G
    RealFaviconGenerator | *.realfavicongenerator.net | npm:gatsby-plugin-realfavicongenerator#C npm:rfg-api npm:realfavicon npm:grunt-real-favicon npm:nuxt-rfg-icon#C | | power
    Red Hat | *.redhat.com | generic:ansible/redhat.insights#G generic:ansible/redhatinsights.*#G | https://status.redhat.com | trufflehog
    Reflag | front.reflag.com *.reflag.com *.bucket.co | npm:@bucketco/react-sdk npm:@reflag/react-sdk npm:@bucketco/browser-sdk npm:@bucketco/node-sdk npm:@reflag/browser-sdk npm:@reflag/node-sdk npm:@reflag/cli#G | https://status.reflag.com | https://docs.reflag.com statussy
    Reflect Test | *.reflect.run
    Reforge Launch | *.reforge.com *.prefab.cloud | pypi:sdk-reforge pypi:prefab-cloud-python npm:@prefab-cloud/prefab-cloud-node gem:prefab-cloud-ruby golang:github.com/prefab-cloud/prefab-cloud-go golang:github.com/open-feature/go-sdk-contrib/providers/prefab#C npm:@prefab-cloud/prefab-cloud-js
    Rendi | api.rendi.dev *.rendi.dev
    Replay.io | api.replay.io dispatch.replay.io graphql.replay.io *.replay.io | npm:@replayio/playwright#G npm:@replayio/cypress#G npm:replayio#G npm:@replayio/jest#G githubactions:replayio/action-upload#G githubactions:replayio/action-playwright#G | https://status.replay.io | https://docs.replay.io
    Replit | *.replit.com | npm:@replit/database pypi:replit npm:@replit/connectors-sdk | https://status.replit.com
    Resova | *.resova.us *.resova.eu
    Retool | api.retool.com *.retool.com *.retool.in | npm:retoolrpc npm:retool-cli#G | https://status.retool.com
    Rithum | *.rithum.com *.commercehub.com *.dsco.io
    Robusta | api.robusta.dev platform.robusta.dev *.robusta.dev | generic:helm/robusta-charts.storage.googleapis.com/*#G | | https://github.com/robusta-dev/robusta
    Rockset | *.rockset.com | pypi:rockset npm:@rockset/client npm:rockset pypi:rockset-openai#C pypi:rockset-v2-internal#C pypi:rockset-v2-internal2#C | | kingfisher
    Runloop | api.runloop.ai *.runloop.ai *.runloop.pro | npm:@runloop/api-client pypi:runloop-api-client pypi:langchain-runloop#C | https://status.runloop.ai
    RWX | *.rwx.com | githubactions:rwx-research/*#G
    Saleor Cloud | *.saleor.cloud
    Salsify | *.salsify.com
    Scalar Proxy | proxy.scalar.com
    Scalr | *.scalr.io *.scalr.com | terraform:scalr/scalr#G githubactions:scalr/*#G docker:scalr/agent#G generic:helm/scalr-agent#G generic:helm/scalr-*#G | https://status.scalr.io | trufflehog
    Scrutinizer | *.scrutinizer-ci.com | generic:.scrutinizer.yml#G | | kingfisher trufflehog
    Seam | connect.getseam.com *.getseam.com | pypi:seam npm:seam npm:@seamapi/http gem:seam nuget:Seam npm:@seamapi/react npm:@seamapi/react-query pypi:seamapi | https://status.seam.co
    Shopware Cloud | *.shopware.store
    ShortPixel | *.shortpixel.com
    Signadot | api.signadot.com *.signadot.com | golang:github.com/signadot/go-sdk pypi:signadot-sdk githubactions:signadot/*#G generic:helm/charts.signadot.com/*#G | | https://www.signadot.com/docs
    SimpleLocalize | *.simplelocalize.io
    Simvoly | *.simvoly.com | | | kingfisher trufflehog
    Sirv | api.sirv.com *.sirv.com | pypi:sirv-rest-api pypi:sirv-image#C | | trufflehog
    Site24x7 | *.site24x7.com *.site24x7rum.com | pypi:site24x7-chaos#C docker:site24x7/*#G terraform:site24x7/site24x7#G | https://status.site24x7.com
    Siteleaf | api.siteleaf.com *.siteleaf.com | npm:siteleaf | | trufflehog
    Skubana | *.skubana.com | pypi:tap-skubana#C
    Skypack | cdn.skypack.dev pika.dev *.skypack.dev | | | https://docs.skypack.dev
    Skyvia | api.skyvia.com *.skyvia.com
    Slascone | api.slascone.com *.slascone.com | | | power
    Sleuth | *.sleuth.io | githubactions:sleuth-io/*#G generic:circleci/sleuth-io/*#G | https://status.sleuth.io
    Smartcat | *.smartcat.ai
    Snapcraft | api.snapcraft.io dashboard.snapcraft.io *.snapcraft.io | githubactions:snapcore/action-publish#G githubactions:canonical/action-publish#G | https://status.snapcraft.io | https://api.snapcraft.io/docs
    Softr | studio-api.softr.io *.softr.io
    SolarWinds Observability | *.cloud.solarwinds.com | hex:app_optex#C golang:github.com/solarwinds/swo-sdk-go gem:solarwinds_apm docker:solarwinds/*#G terraform:solarwinds/swo#G docker:appoptics/*#G generic:helm/swo-k8s-collector#G generic:helm/swo-agent#G generic:helm/solarwinds.github.io/swi-k8s-opentelemetry-collector/*#G | | trufflehog
    SolarWinds Service Desk | api.samanage.com *.samanage.com | npm:samanage-api#C | https://status.samanage.com | statusphere
    Sorry App | *.sorryapp.com
    Sourceforge | *.sourceforge.net
    SourceHut | *.sr.ht | pypi:sourcehutx#C | https://status.sr.ht | https://man.sr.ht
    Sourcery | *.sourcery.ai | githubactions:sourcery-ai/*#G pypi:sourcery#G pypi:sourcery-cli#G | | https://docs.sourcery.ai
    Spacelift | *.spacelift.io | golang:github.com/spacelift-io/spacectl pypi:spacelift#C docker:public.ecr.aws/spacelift/*#G githubactions:spacelift-io/*#G terraform:spacelift-io/spacelift#G generic:helm/spacelift-*#G terraform:hashicorp/spacelift#G | https://spacelift.statuspage.io
    Speakeasy API | api.speakeasyapi.dev api.prod.speakeasyapi.dev *.speakeasyapi.dev | pypi:speakeasy-client-sdk-python#C githubactions:speakeasy-api/*#G | | https://www.speakeasy.com/docs
    Speedscale | app.speedscale.com *.speedscale.com | generic:helm/speedscale.github.io/operator-helm/*#G | | https://docs.speedscale.com
    Spiget | api.spiget.org *.spiget.org | npm:spiget#C pypi:pyspiget#C | | https://spiget.org/documentation
    Spreedly | core.spreedly.com *.spreedly.com | gem:spreedly composer:gregoriohc/omnipay-spreedly#C pypi:hts-spreedly#C cocoapods:SpreedlyCocoa#C cocoapods:Spreedly#C | https://status.spreedly.com | activemerchant
    Squidex | *.squidex.io | npm:@squidex/squidex#B nuget:Squidex.ClientLibrary#B
    SSLMate | *.sslmate.com api.certspotter.com *.certspotter.com | |  | kingfisher trufflehog
    StackBlitz | *.stackblitz.com | npm:@stackblitz/sdk#C npm:@webcontainer/api | https://status.stackblitz.com
    StackHawk | *.stackhawk.com | docker:stackhawk/*#G generic:circleci/stackhawk/*#G | |
    Stackify | api.stackify.com *.stackify.com | nuget:StackifyLib nuget:StackifyLib.* npm:stackify-logger maven:com.stackify | | https://docs.stackify.com
    Stainless | api.stainless.com *.stainless.com | npm:@stainless-api/sdk githubactions:stainless-api/*#G
    StatusGator | api.statusgator.com *.statusgator.com
    Statusio | api.status.io *.status.io
    Statuspal | *.statuspal.io | | | kingfisher trufflehog
    Steadybit | platform.steadybit.com *.steadybit.com | terraform:steadybit/steadybit#G generic:helm/steadybit-agent#G generic:helm/steadybit-outpost#G
    Stellate | *.stellate.sh *.stellate.co | npm:stellate#G
    StepSecurity | agent.api.stepsecurity.io *.stepsecurity.io | githubactions:step-security/harden-runner#G | | https://docs.stepsecurity.io
    Stepsize | *.stepsize.com
    Stoplight | api.stoplight.io *.stoplight.io | | https://stoplight.status.smartbear.com | https://docs.stoplight.io
    Stord | *.stord.com
    StormForge | api.stormforge.io *.stormforge.io | generic:helm/registry.stormforge.io/library/*#G generic:helm/stormforge-agent#G
    Stripo | *.stripo.email | | | kingfisher trufflehog
    StubHub | *.stubhub.com | | | huginn
    SwaggerHub | api.swaggerhub.com *.swaggerhub.com *.swagger.io | npm:swaggerhub-cli#G | https://swagger.status.smartbear.com | power
    Swarmia | *.swarmia.com
    Swimm | api.swimm.io app.swimm.io *.swimm.io | | | https://docs.swimm.io
    Syndigo | *.syndigo.com
    Tabnine | *.tabnine.com | | https://status.tabnine.com
    TalkJS | *.talkjs.com | npm:talkjs npm:@talkjs/react npm:@talkjs/expo npm:@talkjs/core pub:talkjs_flutter npm:@talkjs/react-native pub:talkjs_flutter_inappwebview
    Tatum | api.tatum.io *.tatum.io | npm:@tatumio/tatum npm:@tatumcom/js npm:@tatumio/api-client npm:@tatumio/shared-abstract-sdk | https://status.tatum.io | kingfisher trufflehog
    Terramate Cloud | api.terramate.io *.terramate.io | githubactions:terramate-io/*#G
    TestFairy | app.testfairy.com upload.testfairy.com *.testfairy.com | cocoapods:TestFairy npm:react-native-testfairy gem:fastlane-plugin-testfairy#G maven:com.testfairy.plugins.gradle#G maven:testfairy:testfairy.gradle.plugin#G | | fastlane
    Testim | *.testim.io
    TestingBot | api.testingbot.com *.testingbot.com | npm:testingbot-api npm:testingbot pypi:testingbotclient#C | | trufflehog
    Testmo | *.testmo.net | npm:@testmo/testmo-cli#G npm:@testmo/testmo-api | | https://docs.testmo.com
    TestRail | *.testrail.io *.testrail.com *.testrail.net | npm:testrail-api#C npm:testrail-api-client#C npm:cypress-testrail-reporter#G npm:playwright-testrail-reporter#G pypi:testrail-api#C pypi:pytest-testrail#G pypi:trcli#G npm:testrail#C npm:testrail-promise#C npm:testrail-integration#C npm:@dlenroc/testrail#C npm:node-testrail-sync#C npm:mocha-testrail-reporter#G npm:cypress-testrail#G npm:cypress-testrail-simple#G npm:cypress-testrail-accumulative-reporter#G npm:codeceptjs-testrail#G npm:testrail-jest-reporter#G npm:wdio-testrail-reporter#G npm:testcafe-reporter-testrail#G npm:@tlei123/vagov-cy-tr-reporter#G npm:wdio-wdiov5testrail-reporter#G githubactions:gurock/*#G | https://testrail.statuspage.io
    Testspace | *.testspace.com
    Tesults | www.tesults.com *.tesults.com | npm:tesults pypi:tesults gem:tesults maven:com.tesults npm:jest-tesults-reporter#G npm:playwright-tesults-reporter#G npm:wdio-tesults-service#G npm:cypress-tesults-reporter#G npm:mocha-tesults-reporter#G npm:testcafe-reporter-tesults#G
    Texterify | app.texterify.com *.texterify.com | npm:texterify#G
    Tggl | api.tggl.io *.tggl.io | npm:tggl-client
    Tidelift | api.tidelift.com *.tidelift.com | | | https://github.com/librariesio/libraries.io
    Tideways | app.tideways.io *.tideways.io | docker:tideways/*#G docker:ghcr.io/tideways/*#G
    Tina Cloud | *.tinajs.io *.tina.io | npm:tinacms npm:@tinacms/cli#G
    Tinify | api.tinify.com *.tinify.com *.tinypng.com | npm:tinify pypi:tinify gem:tinify composer:tinify/tinify maven:com.tinify:tinify nuget:Tinify npm:gulp-tinypng-compress#C gem:fastlane-plugin-tinifyme#G
    Tolgee | *.tolgee.io | npm:@tolgee/web#B npm:@tolgee/react#B npm:@tolgee/vue#B npm:@tolgee/cli#G swift:github.com/tolgee/tolgee-mobile-swift-sdk#C
    Torchlight | api.torchlight.dev *.torchlight.dev | composer:torchlight/torchlight-laravel composer:torchlight/torchlight-commonmark | | https://torchlight.dev/docs
    Treblle | rocknrolla.treblle.com punisher.treblle.com sicario.treblle.com *.treblle.com | npm:treblle npm:@treblle/express composer:treblle/treblle-laravel composer:treblle/treblle-php pypi:treblle gem:treblle golang:github.com/Treblle/treblle-go nuget:Treblle.Net.Core | https://status.treblle.com
    Trunk | api.trunk.io *.trunk.io | githubactions:trunk-io/*#G npm:@trunkio/launcher#G | https://status.trunk.io
    Truto | api.truto.one | npm:@truto/truto-link-sdk | | https://truto.one/docs
    TwicPics | *.twicpics.com *.twic.pics | npm:@twicpics/react
    Tyk Cloud | *.cloud-ara.tyk.io *.tyk.io | | https://status.tyk.io
    Umbraco Cloud | *.umbraco.io | nuget:Umbraco.Cloud.Cms nuget:Umbraco.Cloud.* | https://status.umbraco.io
    Unbabel | *.unbabel.com
    Upbound | api.upbound.io xpkg.upbound.io *.upbound.io | githubactions:upbound/*#G | https://status.upbound.io
    Uptime Monitor Phare | api.phare.io *.phare.io
    Uptime.com | *.uptime.com | terraform:uptime-com/uptime#G | https://status.uptime.com
    Uptrends | api.uptrends.com *.uptrends.com | | | https://www.uptrends.com/support/kb/api
    Vagrant Cloud | app.vagrantup.com *.vagrantup.com *.vagrantcloud.com | | | kingfisher trufflehog
    Val Town | api.val.town esm.town *.val.town | npm:@valtown/sdk | https://status.val.town
    Velt | api.velt.dev *.velt.dev | npm:@veltdev/react npm:@veltdev/client npm:@veltdev/tiptap-crdt-react npm:@veltdev/tiptap-crdt pypi:velt-py#C | https://status.velt.dev
    VersionEye | *.versioneye.com | | | kingfisher trufflehog
    VictoriaMetrics Cloud | cloud.victoriametrics.com *.cloud.victoriametrics.com | | https://status.victoriametrics.com
    VideoAsk | api.videoask.com *.videoask.com | | https://status.videoask.com | nango
    VideoSDK | *.videosdk.live | npm:@videosdk.live/react-sdk npm:@videosdk.live/js-sdk npm:@videosdk.live/react-native-sdk npm:@videosdk.live/rtc-js-prebuilt pub:videosdk maven:live.videosdk pypi:videosdk#C cocoapods:VideoSDKRTC#C pypi:videosdk-agents
    Vidyard | *.vidyard.com | npm:@vidyard/embed-code | https://status.vidyard.com
    Viewneo | cloud.viewneo.com *.viewneo.com | | | kingfisher trufflehog
    Visual Studio App Center | api.appcenter.ms *.appcenter.ms | gem:fastlane-plugin-appcenter#G npm:appcenter npm:appcenter-cli#G npm:appcenter-analytics npm:appcenter-crashes nuget:Microsoft.AppCenter.Analytics nuget:Microsoft.AppCenter.Crashes cocoapods:AppCenter nuget:Microsoft.AppCenter nuget:Microsoft.AppCenter.Distribute nuget:Microsoft.AppCenter.Push maven:com.microsoft.appcenter:appcenter maven:com.microsoft.appcenter:appcenter-analytics maven:com.microsoft.appcenter:appcenter-crashes maven:com.microsoft.appcenter:appcenter-distribute maven:com.microsoft.appcenter:appcenter-push cocoapods:CodePush cocoapods:appcenter-core cocoapods:appcenter-analytics cocoapods:appcenter-crashes cocoapods:AppCenterReactNativeShared cocoapods:HockeySDK swift:github.com/microsoft/appcenter-sdk-apple gem:fastlane-plugin-appcenter_codepush#G gem:fastlane-plugin-latest_appcenter_build_number#G gem:fastlane-plugin-latest_hockey_build_number#G gem:fastlane-plugin-upload_symbols_to_hockey#G gem:fastlane-plugin-code_push#G gem:fastlane-plugin-codepush#G githubactions:wzieba/AppCenter-Github-Action#G pub:appcenter pub:flutter_appcenter_bundle pub:appcenter_analytics pub:appcenter_crashes pub:appcenter_sdk_flutter nuget:Microsoft.AppCenter.* generic:azure-pipelines/appcenterdistribute#G generic:azure-pipelines/appcentertest#G maven:com.betomorrow.appcenter#G
    Vyte | api.vyte.in *.vyte.in | | | kingfisher trufflehog
    Warp Terminal | app.warp.dev *.warp.dev | | https://status.warp.dev | statussy
    WarpBuild | *.warpbuild.com | githubactions:warpbuilds/*#G
    Wavefront | *.wavefront.com | golang:github.com/wavefronthq/wavefront-sdk-go pypi:wavefront-sdk-python npm:wavefront-sdk-javascript gem:wavefront-sdk maven:com.wavefront terraform:vmware/wavefront#G
    Weavy | *.weavy.io | npm:@weavy/uikit-react npm:@weavy/uikit-web
    Web3.Storage | api.web3.storage *.web3.storage | npm:@web3-storage/w3up-client npm:web3.storage npm:@web3-storage/access npm:@web3-storage/upload-client npm:@web3-storage/filecoin-client | | kingfisher trufflehog
    Webhook Relay | my.webhookrelay.com *.webhookrelay.com *.hooks.webhookrelay.com
    webhook.site | webhook.site *.webhook.site | pypi:pywhook#C
    Weblate | *.weblate.org
    WebPageTest | www.webpagetest.org *.webpagetest.org | npm:webpagetest | | https://github.com/catchpoint/WebPageTest.api-nodejs
    WebsiteCarbon | api.websitecarbon.com *.websitecarbon.com | | | power
    WebsitePulse | api.websitepulse.com *.websitepulse.com | | | trufflehog
    WebTranslateIt | webtranslateit.com *.webtranslateit.com | gem:web_translate_it | | https://github.com/coopdevs/timeoverflow
    Weglot | *.weglot.com cdn-api-weglot.com | composer:weglot/weglot-php
    Widen | *.widen.net *.widencollective.com
    Windmill | app.windmill.dev *.windmill.dev | npm:windmill-client#B pypi:wmill#B pypi:windmill-api#B pypi:alex-wmill#B pypi:alex-wmill-alex#B pypi:windmill-client#B
    WordPress.org | api.wordpress.org downloads.wordpress.org core.svn.wordpress.org plugins.svn.wordpress.org themes.svn.wordpress.org
    Wormly | *.wormly.com
    Wufoo | *.wufoo.com | | https://status.wufoo.com
    WunderGraph Cosmo | cosmo-cp.wundergraph.com cosmo-cdn.wundergraph.com *.wundergraph.com | npm:wgc#G
    Xano | *.xano.io *.xano.com | npm:@xano/js-sdk
    Xirsys | *.xirsys.com
    Xitoring | *.xitoring.com
    xMatters | *.xmatters.com | | https://status.xmatters.com
    Xray Cloud | xray.cloud.getxray.app *.getxray.app | pypi:xray-cloud-for-jira#C maven:app.getxray:xray-maven-plugin#G
    XTM | *.xtm-cloud.com
    YepCode | cloud.yepcode.io *.yepcode.io | pypi:yepcode-run
    Youdao | openapi.youdao.com aidemo.youdao.com *.youdao.com | pypi:youdaoai#C | | https://ai.youdao.com/DOCSIRMA
    Zed Industries | *.zed.dev | | https://status.zed.dev | statussy
    Zencoder | *.zencoder.com | gem:zencoder composer:zencoder/zencoder-php npm:zencoder gem:zencoder-fetcher#C
    Zephyr Scale | *.zephyrscale.smartbear.com
    Zeplo | zeplo.to *.zeplo.to *.zeplo.io
    Zuplo | dev.zuplo.com api.zuplo.com *.zuplo.com | npm:zuplo#G npm:@zuplo/runtime#G npm:@zuplo/cli#G | https://status.zuplo.com
`;
