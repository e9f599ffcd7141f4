// Prints the call that brings a voted asset, or its new limits, onto the bridge.
// ASSET lists that asset. PROPOSAL, the id of an enacted asset update, sets the limits it decided.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"os"
	"strings"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

func get(path string, into any) {
	response, err := http.Get(setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox") + "/api/v2/" + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		log.Fatalf("%s: %s %v", path, body, err)
	}
	if err := json.Unmarshal(body, into); err != nil {
		log.Fatal(err)
	}
}

type asset struct {
	ID      string
	Details struct {
		Erc20 *struct{ LifetimeLimit, WithdrawThreshold string }
	}
}

type bundle struct {
	AssetSource, VegaAssetID, LifetimeLimit, Threshold, Nonce, Signatures string
}

// region: encode
// number makes one argument of 32 bytes from a decimal number.
func number(decimal string) string {
	value, ok := new(big.Int).SetString(decimal, 10)
	if !ok {
		log.Fatalf("%q is not a number", decimal)
	}
	return fmt.Sprintf("%064x", value)
}

// word makes one argument of 32 bytes from hexadecimal digits, with or without 0x.
func word(digits string) string {
	digits = strings.ToLower(strings.TrimPrefix(digits, "0x"))
	return strings.Repeat("0", 64-len(digits)) + digits
}

// call is the selector, the fixed arguments, and the signatures as bytes: offset, length, content.
func call(selector string, signatures string, fixed ...string) string {
	content := strings.TrimPrefix(signatures, "0x")
	padding := strings.Repeat("0", (64-len(content)%64)%64)
	offset, length := fmt.Sprintf("%064x", 32*(len(fixed)+1)), fmt.Sprintf("%064x", len(content)/2)
	return selector + strings.Join(fixed, "") + offset + length + content + padding
}

// endregion: encode

// region: list
func listAsset(id string) string {
	var b bundle
	var a struct{ Asset asset }
	get("erc20/asset/list/bundle?assetId="+id, &b)
	get("asset/"+id, &a)
	limits := a.Asset.Details.Erc20
	return call("0x0ff3562c", // list_asset(address,bytes32,uint256,uint256,uint256,bytes)
		b.Signatures, word(b.AssetSource), word(b.VegaAssetID),
		number(limits.LifetimeLimit), number(limits.WithdrawThreshold), number(b.Nonce))
}

// endregion: list

// region: limits
func setAssetLimits(proposal string) string {
	var b bundle
	get("erc20/asset/limits/bundle?proposalId="+proposal, &b)
	return call("0x41fb776d", // set_asset_limits(address,uint256,uint256,uint256,bytes)
		b.Signatures, word(b.AssetSource), number(b.LifetimeLimit), number(b.Threshold), number(b.Nonce))
}

// endregion: limits

func bridgeAddress() string {
	var answer struct{ NetworkParameter struct{ Value string } }
	var config struct {
		ChainID string                   `json:"chain_id"`
		Bridge  struct{ Address string } `json:"collateral_bridge_contract"`
	}
	get("network/parameters/blockchains.ethereumConfig", &answer)
	if err := json.Unmarshal([]byte(answer.NetworkParameter.Value), &config); err != nil {
		log.Fatal(err)
	}
	fmt.Fprintln(os.Stderr, "Network: Ethereum chain", config.ChainID)
	if address := os.Getenv("BRIDGE"); address != "" {
		return address
	}
	return config.Bridge.Address
}

func main() {
	var data string
	if proposal := os.Getenv("PROPOSAL"); proposal != "" {
		data = setAssetLimits(proposal)
	} else {
		data = listAsset(setting("ASSET", "the id of the asset to list, or set PROPOSAL to the id of an enacted asset update"))
	}
	out, _ := json.MarshalIndent(map[string]string{"to": bridgeAddress(), "value": "0x0", "data": data}, "", "  ")
	fmt.Println(string(out))
}
